import type { Context } from "hono";
import { parseAccept } from "hono/utils/accept";
import type { StaticFile, StaticSite } from "./load-site.ts";

/** A file as the answer to a request: whole, compressed, or as 304. */
export function answerWith(file: StaticFile, { headers, method }: Request): Response {
  const { status } = file;
  const known = headers.get("if-none-match");
  if (known !== null && isKnown(known, file.always.ETag))
    return new Response(null, { status: 304, headers: file.always });
  const encoding = chooseEncoding(headers.get("accept-encoding") ?? "");
  const form = file.forms[encoding] ?? file.forms.plain;
  return new Response(method === "HEAD" ? null : form.body, { status, headers: form.headers });
}

/** Answers a request for what is no file of the site, or is none under this address. */
export function serveSite(site: StaticSite, c: Context): Response {
  const { path, method, raw } = c.req;
  if (method !== "GET" && method !== "HEAD") {
    const headers = { Allow: "GET, HEAD", "Cache-Control": "no-store" };
    return c.text("This address can only be read.\n", 405, headers);
  }
  // Each page has one address, and the redirect leads to one of the site's.
  const bare = path.replace(/(?:\/index)?\.html$/u, "").replace(/\/$/u, "") || "/";
  if (bare !== path && site.files.has(bare)) {
    c.header("Cache-Control", "no-cache");
    return c.redirect(encodeURI(bare) + new URL(raw.url).search, 308);
  }
  if (site.notFound) return answerWith(site.notFound, raw);
  return c.text("There is nothing at this address.\n", 404);
}

/** The best encoding that the client accepts; plain if there is none, or if it prefers that. */
function chooseEncoding(acceptEncoding: string): keyof StaticFile["forms"] {
  const accepted = new Map(
    parseAccept(acceptEncoding).map(({ type, q }) => [type.toLowerCase(), q]),
  );
  const wish = (encoding: string) => accepted.get(encoding) ?? accepted.get("*") ?? 0;
  const best = wish("br") >= wish("gzip") ? "br" : "gzip";
  const isWanted = wish(best) > 0 && wish(best) >= (accepted.get("identity") ?? 0);
  return isWanted ? best : "plain";
}

/** Whether the visitor's browser has this version already (RFC 9110, 13.1.2: compared weakly). */
function isKnown(ifNoneMatch: string, etag: string | undefined): boolean {
  const tags = ifNoneMatch.split(",").map((tag) => tag.trim().replace(/^W\//u, ""));
  return etag !== undefined && tags.some((tag) => tag === "*" || `W/${tag}` === etag);
}
