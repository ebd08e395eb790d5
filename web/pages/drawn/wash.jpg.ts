import sharp from "sharp";
import { washFile } from "#drawing/scene-picture.ts";

/** The wash over the scenes of a PDF, which has no filters: few grays, which viewers draw larger and smooth. */
export async function GET() {
  const jpeg = await sharp(Buffer.from(washFile()))
    .resize(320)
    .flatten({ background: "gray" })
    .toColourspace("b-w")
    .jpeg({ quality: 40, mozjpeg: true })
    .toBuffer();
  return new Response(new Uint8Array(jpeg), { headers: { "content-type": "image/jpeg" } });
}
