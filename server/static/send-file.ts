import type { IncomingMessage, ServerResponse } from "node:http";
import { chooseEncoding, compress, type Encoding } from "./encoding.ts";
import type { Prepared, StaticFile, StaticSite } from "./load-site.ts";

/**
 * Answers from the built site with what lies in memory, before anything else is made of the request. False for what needs
 * more thought: then nothing is sent, and the app answers.
 */
export function sendFile(
  site: StaticSite,
  { method, url = "", headers }: IncomingMessage,
  answer: ServerResponse,
): boolean {
  if (method !== "GET" && method !== "HEAD") return false;
  const query = url.indexOf("?");
  const file = site.files.get(query < 0 ? url : url.slice(0, query));
  if (!file || "content-length" in headers || "transfer-encoding" in headers) return false;
  // Node joins repeated lines of both into one text.
  const prepared = choose(file, headers["if-none-match"], String(headers["accept-encoding"] ?? ""));
  if (prepared instanceof Promise) return false;
  answer.writeHead(prepared.status, prepared.headers);
  answer.end(method === "HEAD" ? null : prepared.body);
  return true;
}

/** A file as the answer to a request: whole, compressed, or as 304. */
export async function answerWith(file: StaticFile, request: Request): Promise<Response> {
  const { headers, method } = request;
  const wish = headers.get("accept-encoding") ?? "";
  const prepared = await choose(file, headers.get("if-none-match") ?? undefined, wish);
  return new Response(method === "HEAD" ? null : prepared.body, prepared);
}

/** A promise when this form of the file has not been made before. */
function choose(
  file: StaticFile,
  ifNoneMatch: string | undefined,
  acceptEncoding: string,
): Prepared | Promise<Prepared> {
  if (ifNoneMatch !== undefined && isKnown(ifNoneMatch, file.notModified.headers["ETag"]))
    return file.notModified;
  const encoding = file.compressed && chooseEncoding(acceptEncoding);
  return encoding ? (file.compressed?.get(encoding) ?? pack(file, encoding)) : file.plain;
}

function pack(file: StaticFile, encoding: Encoding): Promise<Prepared> {
  const { plain, compressed } = file;
  const bytes = plain.body ?? new Uint8Array();
  const packing = compress[encoding](bytes).then((out): Prepared => {
    const body = new Uint8Array(out);
    const headers = {
      ...plain.headers,
      "Content-Encoding": encoding,
      "Content-Length": String(body.length),
    };
    // A tiny file may grow by compression.
    const made = body.length < bytes.length ? { ...plain, headers, body } : plain;
    compressed?.set(encoding, made);
    return made;
  });
  compressed?.set(encoding, packing);
  return packing;
}

/** Whether the visitor's browser has this version already (RFC 9110, 13.1.2: compared weakly). */
function isKnown(ifNoneMatch: string, etag: string | undefined): boolean {
  const tags = ifNoneMatch.split(",").map((tag) => tag.trim());
  return (
    etag !== undefined &&
    tags.some((tag) => tag === "*" || withoutWeakMark(tag) === withoutWeakMark(etag))
  );
}

function withoutWeakMark(tag: string): string {
  return tag.replace(/^W\//u, "");
}
