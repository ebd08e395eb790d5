import type { createApp } from "./app.ts";
import { functionsPath } from "./functions/routes.ts";

/** What a runtime of edge functions tells about a connection. */
export type ConnectionInfo = { readonly remoteAddr?: { readonly hostname?: string } };

/**
 * The app for a runtime of edge functions. Such a platform takes "/functions/v1" off the address before it calls the
 * function; here it is put back, so that the same routes answer. Nothing else is served: pages live elsewhere.
 */
export function createEdgeHandler(
  app: Pick<ReturnType<typeof createApp>, "fetch">,
): (request: Request, info?: ConnectionInfo) => Response | Promise<Response> {
  return (request, info) => {
    const url = new URL(request.url);
    const isWhole = url.pathname.startsWith(`${functionsPath}/`);
    url.pathname = isWhole ? url.pathname : functionsPath + url.pathname;
    return app.fetch(isWhole ? request : new Request(url, request), {
      peer: info?.remoteAddr?.hostname,
    });
  };
}
