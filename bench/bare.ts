/** Answers whatever it is asked with the headers and bytes that another server sent: what Node's own server does at best. */
import { once } from "node:events";
import { createServer, request, type IncomingMessage } from "node:http";
import process from "node:process";

const [, , port = "", url = "", encoding = ""] = process.argv;
const asked = request(url, { agent: false, headers: { "accept-encoding": encoding } }).end();
const [answer] = (await once(asked, "response")) as [IncomingMessage];
const body = Buffer.concat(await answer.toArray());
// Without the headers that Node adds to each answer by itself.
const { date: _, connection: __, "keep-alive": ___, ...headers } = answer.headers;
createServer((_request, reply) => {
  reply.writeHead(200, headers).end(body);
}).listen(Number(port), "127.0.0.1", () => process.stdout.write("is up\n"));
