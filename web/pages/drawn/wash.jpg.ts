import sharp from "sharp";
import { washFile } from "#drawing/scene-picture.ts";

/** The wash of the scenes of a PDF, which has no filters: so smooth that no viewer shows its pixels. */
export async function GET() {
  const jpeg = await sharp(Buffer.from(washFile()))
    .resize(600)
    .blur(1.5)
    .linear(2.2, -154)
    .toColourspace("b-w")
    .jpeg({ quality: 50, mozjpeg: true })
    .toBuffer();
  return new Response(new Uint8Array(jpeg), { headers: { "content-type": "image/jpeg" } });
}
