import { createServer, STATUS_CODES, type Server, type ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { getRequestListener } from "@hono/node-server";
import type { createApp } from "#server/app.ts";
import type { Config } from "#server/settings/config.ts";
import { crossOriginHeaders } from "#server/functions/cross-origin.ts";
import { protectiveHeaders, type SiteSettings } from "./headers.ts";

/** By error code of Node's HTTP parser: status and sentence for a request that never reaches the app. */
const refusals: Readonly<Record<string, readonly [number, string]>> = {
  HPE_HEADER_OVERFLOW: [431, "The headers of this request are too large."],
  HPE_CHUNK_EXTENSIONS_OVERFLOW: [413, "The extensions of a chunk are too large."],
  ERR_HTTP_REQUEST_TIMEOUT: [408, "The request did not arrive in time."],
};
const notUnderstood = [400, "This is not a request that the server understands."] as const;

/** Node's HTTP server around the app. What Node itself refuses carries the same headers as every other answer. */
export function createHttpServer(
  app: Pick<ReturnType<typeof createApp>, "fetch">,
  config: SiteSettings & Partial<Pick<Config, "keepAliveSeconds">>,
): Server {
  const headers = new Headers(protectiveHeaders(config));
  // Set, not appended: browsers ignore such a header when it has two values.
  for (const [name, value] of crossOriginHeaders) headers.set(name, value);
  headers.set("Content-Type", "application/json");
  headers.set("Connection", "close");
  const bodyOf = (error: string) => JSON.stringify({ error });
  const refuse = () => new Response(bodyOf(notUnderstood[1]), { status: 400, headers });
  const callApp = getRequestListener(
    (request, { incoming }) =>
      hasOneHost(incoming.rawHeaders)
        ? app.fetch(request, { peer: incoming.socket.remoteAddress })
        : refuse(),
    // Called only for what could not be made into a request, since the app answers its own errors.
    { errorHandler: refuse },
  );

  const server = createServer(
    {
      // Slow or silent clients are closed early; Node's own limits are minutes.
      headersTimeout: 5000,
      requestTimeout: 10_000,
      connectionsCheckingInterval: 1000,
      keepAliveTimeout: (config.keepAliveSeconds ?? 5) * 1000,
      maxHeaderSize: 8192,
      // `hasOneHost` refuses these requests instead, with our headers.
      requireHostHeader: false,
    },
    (request, answer) => void callApp(request, answer),
  );

  // For clients that do not read their answer; Node notices after up to twice this time. No call takes longer than 9 s.
  server.timeout = 15_000;

  const lastAnswers = new WeakMap<Socket, ServerResponse>();
  server.on("request", (request, answer) => void lastAnswers.set(request.socket, answer));
  server.on("clientError", (error: NodeJS.ErrnoException, socket: Socket) => {
    const last = lastAnswers.get(socket);
    // In the middle of an answer, the refusal would be read as a part of it.
    const isAnswering = last !== undefined && last.headersSent && !last.writableFinished;
    if (error.code === "ECONNRESET" || !socket.writable || isAnswering) {
      socket.destroy();
      return;
    }
    const [status, sentence] = refusals[error.code ?? ""] ?? notUnderstood;
    const body = bodyOf(sentence);
    const lines = [
      `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
      ...[...headers].map(([name, value]) => `${name}: ${value}`),
      `content-length: ${Buffer.byteLength(body)}`,
    ];
    socket.write(`${lines.join("\r\n")}\r\n\r\n${body}`);
    // Not `end()`: a client that never hangs up would keep its connection for good.
    socket.destroySoon();
  });
  server.on("checkExpectation", (_request, answer: ServerResponse) => {
    const body = bodyOf("The server cannot do what the Expect header asks for.");
    const length = Buffer.byteLength(body);
    answer.writeHead(417, { ...Object.fromEntries(headers), "content-length": length }).end(body);
  });
  return server;
}

/** Whether there is exactly one Host (RFC 9112, 3.2): of several, Node takes the first and a proxy perhaps another. */
function hasOneHost(rawHeaders: readonly string[]): boolean {
  const isHost = (text: string, i: number) =>
    i % 2 === 0 && text.length === 4 && text.toLowerCase() === "host";
  return rawHeaders.filter(isHost).length === 1;
}
