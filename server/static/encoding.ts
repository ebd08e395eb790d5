import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { parseAccept } from "hono/utils/accept";

/** What the server can pack with, the better one first. */
const encodings = ["br", "gzip"] as const;
export type Encoding = (typeof encodings)[number];

/** The best packing that the visitor accepts; none when there is none, or when unpacked is what they like better. */
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

const pack = {
  br: (bytes: Uint8Array) =>
    promisify(brotliCompress)(bytes, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: 10,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      },
    }),
  gzip: (bytes: Uint8Array) => promisify(gzip)(bytes, { level: 9 }),
};

/** Packs on the first request and remembers the result. Takes a little time on a helper thread, once per encoding. */
export function packer(
  bytes: Uint8Array,
): (encoding: Encoding) => Promise<Uint8Array<ArrayBuffer>> {
  const packed = new Map<Encoding, Promise<Uint8Array<ArrayBuffer>>>();
  return (encoding) => {
    const known = packed.get(encoding) ?? pack[encoding](bytes).then((out) => new Uint8Array(out));
    packed.set(encoding, known);
    return known;
  };
}
