import type { StaticFile, StaticSite } from "./load-site.ts";
import { answerWith } from "./send-file.ts";

/** The file at the address of a request to read it. */
export function fileFor(site: StaticSite, request: Request): StaticFile | undefined {
  return isReading(request) ? site.files.get(addressIn(request.url) ?? "") : undefined;
}

/** Answers a request for what is no file of the site, or is none under this address. */
export function serveSite(site: StaticSite, request: Request): Response | Promise<Response> {
  if (!isReading(request)) {
    const headers = { Allow: "GET, HEAD", "Cache-Control": "no-store" };
    return new Response("This address can only be read.\n", { status: 405, headers });
  }
  const bare = bareAddress(site, addressIn(request.url));
  if (bare !== undefined) {
    // `bare` is an address of the site itself, so the redirect cannot lead elsewhere.
    const location = encodeURI(bare) + new URL(request.url).search;
    const headers = { Location: location, "Cache-Control": "no-cache" };
    return new Response(null, { status: 308, headers });
  }
  if (site.notFound) return answerWith(site.notFound, request);
  return new Response("There is nothing at this address.\n", { status: 404 });
}

/** The page for an error of ours, with status 500. */
export function serveErrorPage(
  site: StaticSite | undefined,
  request: Request,
): Response | Promise<Response> {
  if (site?.serverError) return answerWith(site.serverError, request);
  return new Response("Something went wrong on our side. Please try again.\n", { status: 500 });
}

function isReading({ method }: Request): boolean {
  return method === "GET" || method === "HEAD";
}

function addressIn(url: string): string | undefined {
  try {
    return decodeURIComponent(new URL(url).pathname);
  } catch {
    return undefined;
  }
}

/** Each page has one address: a slash at the end or the ending .html redirects to it. */
function bareAddress(site: StaticSite, address: string | undefined): string | undefined {
  if (address === undefined) return undefined;
  const bare = address.replace(/(?:\/index)?\.html$/u, "").replace(/\/$/u, "") || "/";
  return bare !== address && site.files.has(bare) ? bare : undefined;
}
