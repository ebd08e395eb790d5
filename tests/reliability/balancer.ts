import { once } from "node:events";
import { Agent, createServer, request, type IncomingMessage } from "node:http";
import { freePort } from "#tests/support/ports.ts";

/**
 * A proxy before servers on these ports of this machine, each in turn. What one leaves unanswered it asks the next, orders
 * too, as `deploy/nginx.conf` does.
 */
export async function startBalancer(ports: readonly number[]) {
  const agent = new Agent({ keepAlive: true });
  let turn = 0;
  let repeated = 0;

  const ask = (port: number, { method, url, headers }: IncomingMessage, body: Buffer) =>
    new Promise<{ readonly answer: IncomingMessage; readonly content: Buffer }>(
      (resolve, reject) => {
        const sent = request({ port, method, path: url, headers, agent, host: "127.0.0.1" });
        sent.on("error", reject).on("response", (answer) => {
          // Whole, because half an answer cannot be taken back.
          answer
            .toArray()
            .then((parts) => resolve({ answer, content: Buffer.concat(parts) }), reject);
        });
        sent.end(body);
      },
    );
  const server = createServer(async (asked, reply) => {
    const body = Buffer.concat(await asked.toArray());
    const first = turn++;
    for (let tries = 0; tries < ports.length; tries += 1) {
      try {
        // One server after the other.
        const { answer, content } = await ask(
          ports[(first + tries) % ports.length] ?? 0,
          asked,
          body,
        );
        reply.writeHead(answer.statusCode ?? 502, answer.headers).end(content);
        return;
      } catch {
        repeated += 1;
      }
    }
    reply.writeHead(502).end();
  });
  const port = await freePort();
  server.listen(port, "127.0.0.1");
  await once(server, "listening");
  return {
    port,
    /** How many calls another server had to be asked. */
    repeated: () => repeated,
    async [Symbol.asyncDispose]() {
      agent.destroy();
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}
