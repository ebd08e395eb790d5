import { once } from "node:events";
import { createServer as createHttp } from "node:http";
import { createServer, type Server } from "node:net";
import { getRequestListener, type HttpBindings } from "@hono/node-server";

/** A server on a port of this machine; `close` ends it and all of its connections. */
export type Listening = {
  readonly port: number;
  readonly origin: string;
  readonly close: () => Promise<void>;
};

/** Lets a server listen on a port that the system gives. Throws if it gives none. */
export async function listenHere(
  server: Server & { readonly closeAllConnections?: () => void },
): Promise<Listening> {
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("There is no free port.");
  const { port } = address;
  return {
    port,
    origin: addressAt(port),
    async close() {
      const closed = once(server, "close");
      server.closeAllConnections?.();
      server.close();
      await closed;
    },
  };
}

type Answer = (request: Request, bindings: HttpBindings) => Response | Promise<Response>;

/** The same for a plain HTTP server that answers like this. */
export function serveHere(answer: Answer): Promise<Listening> {
  return listenHere(
    // The bindings are those of HTTP/1.
    createHttp(
      getRequestListener((request, bindings) => answer(request, bindings as HttpBindings)),
    ),
  );
}

/** A port of this machine that nobody listens on. Throws if the system gives none. */
export async function freePort(): Promise<number> {
  const { port, close } = await listenHere(createServer());
  await close();
  return port;
}

/** Where a server that listens on a port of this machine is reached. */
export function addressAt(port: number): string {
  return `http://127.0.0.1:${port}`;
}
