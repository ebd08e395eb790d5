import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { join, relative, sep } from "node:path";
import { getMimeType } from "hono/utils/mime";
import { addresses, addressOf, lostReportAnswerAddress } from "#content/site-map.ts";
import type { Config } from "#server/config.ts";
import { partHeaders, protectiveHeaders, type SiteSettings } from "#server/headers.ts";
import type { Encoding } from "./encoding.ts";
import { policyFor } from "./policy.ts";

/** An answer that only has to be sent. */
export type Prepared = {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Uint8Array<ArrayBuffer> | null;
};

/** One file of the built site, as it is answered. */
export type StaticFile = {
  readonly plain: Prepared;
  readonly notModified: Prepared;
  /** Made when they are first asked for. Undefined for what is compressed already, as pictures and fonts are. */
  readonly compressed: Map<Encoding, Prepared | Promise<Prepared>> | undefined;
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

/**
 * Reads the built site into memory; undefined when it has not been built. What is not for visitors stays out: files whose name
 * begins with a dot, and `_headers`.
 */
export async function loadSite(
  folder: string,
  settings: SiteSettings & Partial<Pick<Config, "mail">>,
): Promise<StaticSite | undefined> {
  const read = async (path: string): Promise<[string, StaticFile]> => {
    const address = addressOf(`/${relative(folder, path).split(sep).join("/")}`);
    const type = getMimeType(path) ?? "application/octet-stream";
    return [address, prepare(address, type, new Uint8Array(await readFile(path)), settings)];
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

async function filesIn(folder: string): Promise<string[]> {
  try {
    const entries = await readdir(folder, { recursive: true, withFileTypes: true });
    return entries
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .filter(
        (path) => !/^_headers$|(?:^|[\\/])\.(?!well-known[\\/])/u.test(relative(folder, path)),
      );
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return [];
    throw error;
  }
}

function prepare(
  address: string,
  type: string,
  body: Uint8Array<ArrayBuffer>,
  settings: SiteSettings,
): StaticFile {
  const isPart = /^(?:font|image)\/|^text\/css|javascript|octet-stream/u.test(type);
  const isText = /^text\/|javascript|json|xml|svg/u.test(type);
  const status = statusOf[address] ?? 200;
  const policy = policyFor(address, type, body);
  const hash = createHash("sha256").update(body).digest("base64url").slice(0, 22);
  const always = {
    "Cache-Control": cacheRule(address, type),
    ...(isPart ? partHeaders(settings) : protectiveHeaders(settings)),
    ...(policy === undefined ? {} : { "Content-Security-Policy": policy }),
    ...(isText ? { Vary: "Accept-Encoding" } : {}),
    // Weak, because the compressed and the plain file share it.
    ...(status === 200 ? { ETag: `W/"${hash}"` } : {}),
  };
  return {
    plain: {
      status,
      headers: { "Content-Type": type, "Content-Length": String(body.length), ...always },
      body,
    },
    notModified: { status: 304, headers: always, body: null },
    compressed: isText ? new Map() : undefined,
  };
}

/** How long browsers keep what is at an address. */
export function cacheRule(address: string, type: string): string {
  // Its address carries an e-mail and a session id, and what it shows changes.
  if (address === addresses.success || address === "/500") return "no-store";
  // The name has a hash of the content.
  if (address.startsWith("/_astro/")) return "public, max-age=31536000, immutable";
  return type.startsWith("text/html") ? "no-cache" : "public, max-age=3600";
}
