import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { parseAccept } from "hono/utils/accept";

/** What the server can compress with, the better one first. */
const encodings = ["br", "gzip"] as const;
export type Encoding = (typeof encodings)[number];

/** The best encoding that the client accepts; undefined if there is none, or if it prefers the plain file. */
export function chooseEncoding(acceptEncoding: string | null): Encoding | undefined {
  const accepted = new Map(
    parseAccept(acceptEncoding ?? "").map(({ type, q }) => [type.toLowerCase(), q]),
  );
  const wish = (name: string, otherwise: number) =>
    accepted.get(name) ?? accepted.get("*") ?? otherwise;
  const best = Math.max(...encodings.map((encoding) => wish(encoding, 0)));
  if (best === 0 || best < (accepted.get("identity") ?? 0)) return undefined;
  return encodings.find((encoding) => wish(encoding, 0) === best);
}

const compress = {
  br: (bytes: Uint8Array) =>
    promisify(brotliCompress)(bytes, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: 10,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      },
    }),
  gzip: (bytes: Uint8Array) => promisify(gzip)(bytes, { level: 9 }),
};

/** Compresses on the first request and remembers the result. Takes a little time on a helper thread, once per encoding. */
export function compressor(
  bytes: Uint8Array,
): (encoding: Encoding) => Promise<Uint8Array<ArrayBuffer>> {
  const compressed = new Map<Encoding, Promise<Uint8Array<ArrayBuffer>>>();
  return (encoding) => {
    const known =
      compressed.get(encoding) ?? compress[encoding](bytes).then((out) => new Uint8Array(out));
    compressed.set(encoding, known);
    return known;
  };
}
