import { Server as TcpServer } from "node:net";
import type { Server } from "node:http";

/** No call takes longer than 9 s, so by then all are answered; what is left in milliseconds are idle connections. */
const answeredAfterMs = 9500;

/**
 * Makes a server able to stop without losing a request. The function that comes back resolves when the last connection has
 * ended, at most 9.5 s after `leaving`. Until then all is answered with `Connection: close`, since a proxy may be about to send a
 * request on a connection that it keeps; afterwards no new connection is taken, and what is under way is finished.
 */
export function drainable(server: Server): (leaving: Promise<unknown>) => Promise<void> {
  let isStopping = false;
  server.prependListener("request", (_request, answer) => {
    if (isStopping) answer.setHeader("Connection", "close");
  });
  return async (leaving) => {
    isStopping = true;
    await leaving;
    setTimeout(() => server.closeAllConnections(), answeredAfterMs).unref();
    // `close` of `http.Server` would stop its timeouts, so clients whose request never arrives in full would stay; hence
    // TCP's own below.
    server.requestTimeout = server.headersTimeout;
    server.closeIdleConnections();
    await new Promise((resolve) => TcpServer.prototype.close.call(server, resolve));
  };
}
