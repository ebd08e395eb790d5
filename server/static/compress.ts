import { readdir, readFile, writeFile } from "node:fs/promises";
import { join, relative } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, gzip } from "node:zlib";
import { getMimeType } from "hono/utils/mime";

/** How a file's name ends in each encoding that the server sends, the better one first. */
export const suffixes = { br: ".br", gzip: ".gz" } as const;

/** The kind of a file by its name, as its header says it. */
export const typeOf = (path: string) => getMimeType(path) ?? "application/octet-stream";

/** Whether a kind of file is worth compressing: pictures and fonts are compressed already. */
export const isText = (type: string) => /^text\/|javascript|json|xml|svg/u.test(type);

/** The paths in a built site, without compressed forms, `_headers` and files whose name begins with a dot. */
export async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter(
      (path) =>
        !/^_headers$|\.(?:br|gz)$|(?:^|[\\/])\.(?!well-known[\\/])/u.test(relative(folder, path)),
    );
}

/** Writes the compressed forms of a built site's texts beside them, where they are smaller. */
export async function compressFiles(folder: string): Promise<void> {
  const texts = (await filesIn(folder)).filter((path) => isText(typeOf(path)));
  await Promise.all(
    texts.map(async (path) => {
      const plain = await readFile(path);
      for (const [suffix, compress] of [
        [suffixes.br, promisify(brotliCompress)],
        [suffixes.gzip, promisify(gzip)],
      ] as const) {
        const packed = await compress(plain);
        if (packed.length < plain.length) await writeFile(path + suffix, packed);
      }
    }),
  );
}
