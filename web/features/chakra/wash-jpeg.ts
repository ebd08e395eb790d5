import sharp from "sharp";
import { washFile } from "#drawing/scene-picture.ts";

/** The wash over the scenes for a PDF, which has no filters: few grays, which viewers draw larger and smooth. */
export const washJpeg = async () =>
  new Uint8Array(
    await sharp(Buffer.from(washFile()))
      .resize(320)
      .flatten({ background: "gray" })
      .grayscale()
      .jpeg({ quality: 40, mozjpeg: true })
      .toBuffer(),
  );
