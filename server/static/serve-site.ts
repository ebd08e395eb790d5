import { chooseEncoding } from "./encoding.ts";
import type { StaticFile, StaticSite } from "./load-site.ts";

/** Answers a request from the built site. `isPrivate` says which addresses must not be cached. */
export async function serveSite(
  site: StaticSite,
  request: Request,
  isPrivate: (address: string) => boolean,
): Promise<Response> {
  if (request.method !== "GET" && request.method !== "HEAD") {
    const headers = { Allow: "GET, HEAD", "Cache-Control": "no-store" };
    return new Response("This address can only be read.\n", { status: 405, headers });
  }
  const url = new URL(request.url);
  const address = decodeAddress(url.pathname);
  const file = address === undefined ? undefined : site.files.get(address);
  if (address !== undefined && file) {
    return send(file, request, 200, isPrivate(address) ? "no-store" : cacheRule(file));
  }
  const bare = address === undefined ? undefined : bareAddress(site, address);
  if (bare !== undefined) {
    // `bare` is an address of the site itself, so the redirect cannot lead elsewhere.
    const headers = { Location: encodeURI(bare) + url.search, "Cache-Control": "no-cache" };
    return new Response(null, { status: 308, headers });
  }
  if (site.notFound) return send(site.notFound, request, 404, "no-cache");
  return new Response("There is nothing at this address.\n", { status: 404 });
}

/** The page for an error of ours, with status 500. */
export async function serveErrorPage(
  site: StaticSite | undefined,
  request: Request,
): Promise<Response> {
  if (site?.serverError) return send(site.serverError, request, 500, "no-store");
  return new Response("Something went wrong on our side. Please try again.\n", { status: 500 });
}

function decodeAddress(pathname: string): string | undefined {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return undefined;
  }
}

/** Each page has one address: a slash at the end or the ending .html redirects to it. */
function bareAddress(site: StaticSite, address: string): string | undefined {
  const bare = address.replace(/(?:\/index)?\.html$/u, "").replace(/\/$/u, "") || "/";
  return bare !== address && site.files.has(bare) ? bare : undefined;
}

function cacheRule(file: StaticFile): string {
  if (file.isImmutable) return "public, max-age=31536000, immutable";
  return file.type.startsWith("text/html") ? "no-cache" : "public, max-age=3600";
}

async function send(
  file: StaticFile,
  request: Request,
  status: 200 | 404 | 500,
  cacheControl: string,
): Promise<Response> {
  const headers = new Headers({
    "Content-Type": file.type,
    "Cache-Control": cacheControl,
    "Content-Security-Policy": file.policy,
    ...(file.compressed ? { Vary: "Accept-Encoding" } : {}),
  });
  if (status === 200) {
    headers.set("ETag", file.etag);
    if (isKnown(request.headers.get("if-none-match"), file.etag)) {
      headers.delete("Content-Type");
      return new Response(null, { status: 304, headers });
    }
  }
  const encoding = file.compressed && chooseEncoding(request.headers.get("accept-encoding"));
  const compressed = encoding && (await file.compressed?.(encoding));
  // A tiny file may grow by compression.
  const isSmaller = compressed !== undefined && compressed.length < file.bytes.length;
  const body = isSmaller ? compressed : file.bytes;
  if (isSmaller && encoding) headers.set("Content-Encoding", encoding);
  headers.set("Content-Length", String(body.length));
  return new Response(request.method === "HEAD" ? null : body, { status, headers });
}

/** Whether the visitor's browser has this version already (RFC 9110, 13.1.2: compared weakly). */
function isKnown(ifNoneMatch: string | null, etag: string): boolean {
  const tags = (ifNoneMatch ?? "").split(",").map((tag) => tag.trim());
  return tags.some((tag) => tag === "*" || withoutWeakMark(tag) === withoutWeakMark(etag));
}

function withoutWeakMark(tag: string): string {
  return tag.replace(/^W\//u, "");
}
