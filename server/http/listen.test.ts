import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { promisify } from "node:util";
import { expect, onTestFinished, test, vi } from "vitest";
import { openShop, shopUrl } from "#tests/support/payments.ts";
import { listenHere } from "#tests/support/ports.ts";
import { createHttpServer } from "./listen.ts";
import { Agent, createServer, request, type IncomingMessage } from "node:http";
import { drainable } from "./drain.ts";

/** The server around an app on a port of its own. */
async function serve(app: Parameters<typeof createHttpServer>[0]) {
  const server = createHttpServer(app, { siteUrl: shopUrl });
  const { port, close } = await listenHere(server);
  onTestFinished(close);
  return { server, port };
}

/** The shop behind a real port, spoken to byte by byte. */
async function listen() {
  const shop = await openShop();
  const { server, port } = await serve(shop.app);
  const dial = async (options = {}) => {
    const socket = connect({ ...options, port, host: "127.0.0.1" });
    socket.on("error", () => undefined);
    await once(socket, "connect");
    return socket;
  };
  return { ...shop, server, dial };
}

test("what cannot be read in the middle of an answer breaks it off, and is never mixed into it", async () => {
  const slow = new ReadableStream({
    start: (controller) => controller.enqueue(new TextEncoder().encode("the first half")),
  });
  const { port } = await serve({ fetch: () => new Response(slow) });
  const socket = connect(port, "127.0.0.1");
  const answer: string[] = [];
  socket.on("data", (chunk) => {
    answer.push(String(chunk));
    if (String(chunk).includes("first half")) socket.write("hello\r\n\r\n");
  });
  socket.on("error", () => undefined);
  socket.write("GET / HTTP/1.1\r\nHost: a\r\n\r\n");
  await once(socket, "close");
  expect(answer.join("")).toContain("the first half");
  expect(answer.join("").match(/HTTP\/1\.1/gu)).toHaveLength(1);
});

test.each([
  ["nothing", ""],
  ["half of the headers", "GET / HTTP/1.1\r\nHost: a\r\n"],
  [
    "half of a body",
    "POST /functions/v1/get-purchased-report HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 9\r\n\r\n{",
  ],
])(
  "whoever stops after %s is told so and let go, even when it never hangs up",
  async (_, bytes) => {
    const { server, dial } = await listen();
    server.headersTimeout = server.requestTimeout = 50;
    const socket = await dial({ allowHalfOpen: true });
    const answer: string[] = [];
    socket.on("data", (chunk) => answer.push(String(chunk)));
    socket.write(bytes);
    await once(socket, "end");
    expect(answer.join("")).toMatch(/^HTTP\/1\.1 408 /u);
    const count = promisify(server.getConnections.bind(server));
    await expect.poll(() => count()).toBe(0);
    socket.destroy();
  },
);

test("whoever does not read its answer is let go", async () => {
  const chunk = new Uint8Array(1_000_000);
  const endless = () =>
    new Response(new ReadableStream({ pull: (controller) => controller.enqueue(chunk) }));
  const { server, port } = await serve({ fetch: endless });
  expect(server.timeout).toBeGreaterThan(9000);
  expect(server.timeout).toBeLessThanOrEqual(15_000);
  server.timeout = 50;
  const socket = connect({ port, host: "127.0.0.1" }).pause();
  socket.write("GET / HTTP/1.1\r\nHost: a\r\n\r\n");
  const [accepted]: Socket[] = await once(server, "connection");
  if (accepted) await once(accepted, "close");
  socket.destroy();
});

test("a connection waits for its next request as long as the owner says", () => {
  const fetch = () => new Response();
  const timeout = (settings: object) =>
    createHttpServer({ fetch }, { siteUrl: shopUrl, ...settings }).keepAliveTimeout;
  expect(timeout({})).toBe(5000);
  expect(timeout({ keepAliveSeconds: 75 })).toBe(75_000);
});

test("the address of the connection is what limits count", async () => {
  const seen: string[] = [];
  const shop = await openShop({
    limiter: async (_limited, who) => {
      seen.push(who);
      return 0;
    },
  });
  const { port } = await serve(shop.app);
  await fetch(`http://127.0.0.1:${port}/functions/v1/get-purchased-report`, {
    method: "POST",
    headers: { "content-type": "application/json", connection: "close" },
    body: JSON.stringify({ sessionId: "session_none", email: "ada@example.com" }),
  });
  expect(seen).toEqual(["127.0.0.1"]);
});

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

test("a server that stops waits for the 9 s that a call may take, and ends within 10", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout"] });
  onTestFinished(() => void vi.useRealTimers());
  let isCut = false;
  const server = Object.assign(createServer(), { closeAllConnections: () => (isCut = true) });
  await drainable(server)(Promise.resolve());
  await vi.advanceTimersByTimeAsync(9000);
  expect(isCut).toBe(false);
  await vi.advanceTimersByTimeAsync(999);
  expect(isCut).toBe(true);
});
