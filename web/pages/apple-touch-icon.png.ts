import sharp from "sharp";
import { palette } from "#drawing/palette.ts";
import { lotusMark } from "#web/features/chakra/lotus-mark.ts";

/** The mark on paper, 180 pixels square, for home screens; iPhones look for it at this address. */
export async function GET() {
  const mark = await sharp(Buffer.from(lotusMark()), { density: 200 }).resize(132, 132).toBuffer();
  const icon = await sharp({
    create: { width: 180, height: 180, channels: 3, background: palette.bg.light },
  })
    .composite([{ input: mark }])
    .png()
    .toBuffer();
  return new Response(new Uint8Array(icon), { headers: { "content-type": "image/png" } });
}
