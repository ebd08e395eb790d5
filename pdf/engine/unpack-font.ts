/** The table directories of a WOFF 1.0 file and of the TrueType file inside it: bytes of the header, and of each entry. */
const packed = { header: 44, entry: 20 } as const;
const plain = { header: 12, entry: 16 } as const;

/** The TrueType file inside a WOFF 1.0 file. fontkit would read WOFF too, but unpack its outlines anew for each letter. */
export async function unpackFont(woff: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  const from = new DataView(woff.buffer, woff.byteOffset, woff.byteLength);
  const count = from.getUint16(12);
  const font = new Uint8Array(from.getUint32(16));
  const to = new DataView(font.buffer);
  font.set(woff.subarray(4, 8));
  to.setUint16(4, count);
  let end = plain.header + count * plain.entry;
  for (let index = 0; index < count; index += 1) {
    const entry = packed.header + index * packed.entry;
    const [start, size, length] = [4, 8, 12].map((at) => from.getUint32(entry + at));
    const table = woff.subarray(start, (start ?? 0) + (size ?? 0));
    font.set(size === length ? table : await inflated(table), end);
    const row = plain.header + index * plain.entry;
    font.set(woff.subarray(entry, entry + 4), row);
    to.setUint32(row + 8, end);
    to.setUint32(row + 12, length ?? 0);
    // Tables begin at whole words.
    end += Math.ceil((length ?? 0) / 4) * 4;
  }
  return font;
}

async function inflated(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("deflate"));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}
