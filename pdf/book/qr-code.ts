import { encode } from "uqr";

/** White modules around a code, without which readers do not find it. */
export const quietZone = 4;

/** A QR code as lines of width 1 with square ends: `side` modules of 1 with its quiet zone, from the top left corner. */
export type QrCode = { readonly side: number; readonly d: string };

/**
 * The QR code of a text, which may have 2,300 bytes. Error correction M, which bears a fold or a spot; of a long text L, so
 * that its modules stay large enough to be read from paper.
 */
export function qrCodeOf(text: string): QrCode {
  const medium = 400;
  const { data, size } = encode(text, { ecc: text.length <= medium ? "M" : "L", border: 0 });
  const rows = data.map((row, y) =>
    runsOf(row).map(([x, length]) => `M${x + quietZone} ${y + quietZone + 0.5}h${length}`),
  );
  return { side: size + 2 * quietZone, d: rows.flat().join("") };
}

/** Where dark modules follow one another: the first, and how many. */
function runsOf(row: readonly boolean[]): readonly (readonly [number, number])[] {
  const runs: [number, number][] = [];
  for (const [x, isDark] of row.entries()) {
    if (!isDark) continue;
    const last = runs.at(-1);
    if (last && last[0] + last[1] === x) last[1] += 1;
    else runs.push([x, 1]);
  }
  return runs;
}
