import { once } from "node:events";
import { Agent, createServer, request, type IncomingMessage } from "node:http";
import { expect, onTestFinished, test } from "vitest";
import { listenHere } from "#tests/support/ports.ts";
import { drainable } from "./drain.ts";

test("a server that stops answers on connections that a proxy keeps, asks for their end, and loses nothing", async () => {
  const server = createServer((_request, answer) => void answer.writeHead(200).end("calm"));
  const drain = drainable(server);
  const { port } = await listenHere(server);
  const proxy = new Agent({ keepAlive: true });
  const unkept = new Agent();
  onTestFinished(() => proxy.destroy());
  const ask = async (agent: Agent) => {
    const asked = request({ port, host: "127.0.0.1", agent });
    asked.end();
    const [answer]: IncomingMessage[] = await once(asked, "response");
    answer?.resume();
    if (answer) await once(answer, "end");
    return { connection: answer?.headers.connection, isReused: asked.reusedSocket };
  };

  expect(await ask(proxy)).toEqual({ connection: "keep-alive", isReused: false });
  const leaving = Promise.withResolvers<void>();
  const drained = drain(leaving.promise);
  expect(await ask(proxy)).toEqual({ connection: "close", isReused: true });
  expect(await ask(unkept)).toMatchObject({ connection: "close" });
  leaving.resolve();
  await drained;
  await expect(ask(unkept)).rejects.toThrow("ECONNREFUSED");
});
