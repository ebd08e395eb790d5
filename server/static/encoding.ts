import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { parseAccept } from "hono/utils/accept";

/** What the server can compress with, the better one first. */
const encodings = ["br", "gzip"] as const;
export type Encoding = (typeof encodings)[number];

/** What was chosen for the latest headers: browsers send few different ones. */
const chosen = new Map<string, Encoding | undefined>();
const mostChosen = 100;

/** The best encoding that the client accepts; undefined if there is none, or if it prefers the plain file. */
export function chooseEncoding(acceptEncoding: string): Encoding | undefined {
  if (!chosen.has(acceptEncoding)) {
    if (chosen.size >= mostChosen) chosen.clear();
    chosen.set(acceptEncoding, readWishes(acceptEncoding));
  }
  return chosen.get(acceptEncoding);
}

function readWishes(acceptEncoding: string): Encoding | undefined {
  const accepted = new Map(
    parseAccept(acceptEncoding).map(({ type, q }) => [type.toLowerCase(), q]),
  );
  const wish = (name: string, otherwise: number) =>
    accepted.get(name) ?? accepted.get("*") ?? otherwise;
  const best = Math.max(...encodings.map((encoding) => wish(encoding, 0)));
  if (best === 0 || best < (accepted.get("identity") ?? 0)) return undefined;
  return encodings.find((encoding) => wish(encoding, 0) === best);
}

/** Takes a little time on a helper thread. */
export const compress: Readonly<Record<Encoding, (bytes: Uint8Array) => Promise<Uint8Array>>> = {
  br: (bytes) =>
    promisify(brotliCompress)(bytes, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: 11,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      },
    }),
  gzip: (bytes) => promisify(gzip)(bytes, { level: 9 }),
};
