import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { relative, sep } from "node:path";
import { addresses, addressOf, lostReportAnswerAddress } from "#content/site-map.ts";
import type { Config } from "#server/settings/config.ts";
import {
  partHeaders,
  protectiveHeaders,
  strictestPolicy,
  type SiteSettings,
} from "#server/http/headers.ts";
import { filesIn, isText, suffixes, typeOf } from "./compress.ts";

type Headers = Readonly<Record<string, string>>;
type Form = { readonly headers: Headers; readonly body: Uint8Array<ArrayBuffer> };

/** One file of the built site, ready to be sent. */
export type StaticFile = {
  readonly status: number;
  /** What every form of it carries, and a 304. */
  readonly always: Headers & { readonly ETag?: string };
  /** Only plain for what is compressed already, as pictures and fonts are. */
  readonly forms: { readonly plain: Form; readonly br?: Form; readonly gzip?: Form };
};

export type StaticSite = {
  /** By address as visitors write it: "/", "/about", "/_astro/a.Bc1.js". */
  readonly files: ReadonlyMap<string, StaticFile>;
  readonly notFound: StaticFile | undefined;
  readonly serverError: StaticFile | undefined;
  /** Undefined where no mails go out: then the form is not among the files. */
  readonly lostReport: LostReportPages | undefined;
};

/** The form of /lost-report again, beside what is wrong with it (400), and the page after too many tries (429). */
export type LostReportPages = { readonly invalid: StaticFile; readonly "too-many": StaticFile };

const statusOf: Readonly<Record<string, number>> = {
  "/404": 404,
  "/500": 500,
  [lostReportAnswerAddress("invalid")]: 400,
  [lostReportAnswerAddress("too-many")]: 429,
};

/** Reads the built site into memory; undefined when it has not been built. */
export async function loadSite(
  folder: string,
  settings: SiteSettings & Partial<Pick<Config, "mail">>,
): Promise<StaticSite | undefined> {
  const read = async (path: string): Promise<[string, StaticFile]> => {
    const address = addressOf(`/${relative(folder, path).split(sep).join("/")}`);
    return [address, await readForms(path, address, settings)];
  };
  const files = new Map(await Promise.all((await filesIn(folder)).map(read)));
  const take = (address: string) => {
    const file = files.get(address);
    files.delete(address);
    return file;
  };
  if (files.size === 0) return undefined;
  const invalid = take(lostReportAnswerAddress("invalid"));
  const tooMany = take(lostReportAnswerAddress("too-many"));
  const lostReport = settings.mail && invalid && tooMany && { invalid, "too-many": tooMany };
  if (!lostReport) {
    files.delete(addresses.lostReport);
    files.delete(lostReportAnswerAddress("sent"));
  }
  return { notFound: take("/404"), serverError: take("/500"), lostReport, files };
}

async function readForms(
  path: string,
  address: string,
  settings: SiteSettings,
): Promise<StaticFile> {
  const bytes = await readFile(path);
  const type = typeOf(path);
  const isPart = /^(?:font|image)\/|^text\/css|javascript|octet-stream/u.test(type);
  const status = statusOf[address] ?? 200;
  const policy = policyFor(address, type, bytes.toString());
  const hash = createHash("sha256").update(bytes).digest("base64url").slice(0, 22);
  const always = {
    "Cache-Control": cacheRule(address, type),
    ...(isPart ? partHeaders(settings) : protectiveHeaders(settings)),
    ...(policy === undefined ? {} : { "Content-Security-Policy": policy }),
    ...(isText(type) ? { Vary: "Accept-Encoding" } : {}),
    // Weak, because the compressed and the plain file share it.
    ...(status === 200 ? { ETag: `W/"${hash}"` } : {}),
  };
  const form = (body: Uint8Array, extra: Headers = {}): Form => ({
    headers: { "Content-Type": type, "Content-Length": String(body.length), ...always, ...extra },
    body: new Uint8Array(body),
  });
  const forms: { plain: Form; br?: Form; gzip?: Form } = { plain: form(bytes) };
  for (const encoding of ["br", "gzip"] as const) {
    const packed = await readFile(path + suffixes[encoding]).catch(() => undefined);
    if (packed) forms[encoding] = form(packed, { "Content-Encoding": encoding });
  }
  return { status, always, forms };
}

/** How long browsers keep what is at an address. */
function cacheRule(address: string, type: string): string {
  // Its address carries an e-mail and a session id, and what it shows changes.
  if (address === addresses.success || address === "/500") return "no-store";
  // The name has a hash of the content.
  if (address.startsWith("/_astro/")) return "public, max-age=31536000, immutable";
  return type.startsWith("text/html") ? "no-cache" : "public, max-age=3600";
}

/** The policy of a file. That of a page stands in it, and is repeated because only a header can forbid framing. */
function policyFor(path: string, type: string, text: string): string | undefined {
  if (type.startsWith("text/html")) {
    const written = /<meta http-equiv="content-security-policy" content="([^"]+?);?"/u.exec(text);
    return written ? `${written[1]}; frame-ancestors 'none'` : strictestPolicy;
  }
  if (type.startsWith("image/svg")) {
    const hashes = [...text.matchAll(/<style\b[^>]*>([^]*?)<\/style>/gu)].map(
      ([, style = ""]) => ` 'sha256-${createHash("sha256").update(style).digest("base64")}'`,
    );
    if (hashes.length === 0) return strictestPolicy;
    return `default-src 'none'; style-src${hashes.join("")}; frame-ancestors 'none'`;
  }
  // A worker takes its policy from its script, and loads its parts and fonts from this site.
  if (/worker[^/]*\.js$/u.test(path))
    return "default-src 'none'; script-src 'self'; connect-src 'self'; frame-ancestors 'none'";
  return undefined;
}

/** The headers as `_headers` for hosts that only serve files. A page brings its own policy; only a header can forbid framing. */
export function headersFile(settings: SiteSettings): string {
  const rule = (address: string, headers: Readonly<Record<string, string>>) =>
    [address, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`), ""].join(
      "\n",
    );
  const cached = (address: string, type: string) =>
    rule(address, { "Cache-Control": cacheRule(address, type) });
  return [
    rule("/*", {
      ...protectiveHeaders(settings),
      "Content-Security-Policy": "frame-ancestors 'none'",
    }),
    cached("/_astro/*", "text/javascript"),
    cached(addresses.success, "text/html"),
  ].join("\n");
}
