import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { join, relative, sep } from "node:path";
import { getMimeType } from "hono/utils/mime";
import { addressOf } from "#content/site-map.ts";
import { compressor, type Encoding } from "./encoding.ts";
import { policyFor } from "./policy.ts";

/** One file of the built site, ready to be sent. */
export type StaticFile = {
  readonly type: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly etag: string;
  readonly policy: string;
  /** The name has a hash of the content, so the file may be cached forever. */
  readonly isImmutable: boolean;
  /** Only for text; pictures and fonts are compressed already. */
  readonly compressed: ((encoding: Encoding) => Promise<Uint8Array<ArrayBuffer>>) | undefined;
};

export type StaticSite = {
  /** By address as visitors write it: "/", "/about", "/_astro/a.Bc1.js". */
  readonly files: ReadonlyMap<string, StaticFile>;
  readonly notFound: StaticFile | undefined;
  readonly serverError: StaticFile | undefined;
};

/** Reads the built site into memory; undefined when it has not been built. Files whose name begins with a dot stay out. */
export async function loadSite(folder: string): Promise<StaticSite | undefined> {
  const read = async (path: string): Promise<[string, StaticFile]> => {
    const name = `/${relative(folder, path).split(sep).join("/")}`;
    return [addressOf(name), fileOf(name, new Uint8Array(await readFile(path)))];
  };
  const files = new Map(await Promise.all((await filesIn(folder)).map(read)));
  const take = (address: string) => {
    const file = files.get(address);
    files.delete(address);
    return file;
  };
  if (files.size === 0) return undefined;
  return { notFound: take("/404"), serverError: take("/500"), files };
}

async function filesIn(folder: string): Promise<string[]> {
  try {
    const entries = await readdir(folder, { recursive: true, withFileTypes: true });
    return entries
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .filter((path) => !/(?:^|[\\/])\.(?!well-known[\\/])/u.test(relative(folder, path)));
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return [];
    throw error;
  }
}

function fileOf(path: string, bytes: Uint8Array<ArrayBuffer>): StaticFile {
  const type = getMimeType(path) ?? "application/octet-stream";
  const isText = /^text\/|javascript|json|xml|svg/u.test(type);
  return {
    type,
    bytes,
    // Weak, because the compressed and the plain file share it.
    etag: `W/"${createHash("sha256").update(bytes).digest("base64url").slice(0, 22)}"`,
    policy: policyFor(type, bytes),
    isImmutable: path.startsWith("/_astro/"),
    compressed: isText ? compressor(bytes) : undefined,
  };
}
