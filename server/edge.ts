import type { createApp } from "./app.ts";
import { functionsPath } from "./functions/routes.ts";

export type ConnectionInfo = { readonly remoteAddr?: { readonly hostname?: string } };

/** The app for edge functions: the platform takes "/functions/v1" off the address, and here it is put back. */
export function createEdgeHandler(app: Pick<ReturnType<typeof createApp>, "fetch">) {
  return (request: Request, info?: ConnectionInfo) => {
    const url = new URL(request.url);
    const isWhole = url.pathname.startsWith(`${functionsPath}/`);
    url.pathname = isWhole ? url.pathname : functionsPath + url.pathname;
    return app.fetch(isWhole ? request : new Request(url, request), {
      peer: info?.remoteAddr?.hostname,
    });
  };
}
