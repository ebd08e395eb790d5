/** Answers whatever it is asked with the headers and bytes that another server sent: what Node's own server does at best. */
import { createServer } from "node:http";
import process from "node:process";
import { ask } from "./wrk.ts";

const [, , port = "", url = "", encoding = ""] = process.argv;
const { headers, body } = await ask(url, encoding);
createServer((_request, answer) => {
  answer.writeHead(200, headers).end(body);
}).listen(Number(port), "127.0.0.1", () => process.stdout.write("is up\n"));
