import { readFileSync } from "node:fs";
import type { FontFiles } from "#pdf/engine/style.ts";
import { unpackFont } from "#pdf/engine/unpack-font.ts";
import type { Edition } from "./blocks.ts";
import type { NameImage } from "./name.ts";

const fontFile = (name: string) =>
  unpackFont(new Uint8Array(readFileSync(`node_modules/@fontsource/${name}.woff`)).buffer);
/** Those of web/features/report/pdf-worker.ts. */
export const fonts: FontFiles = {
  regular: await fontFile("figtree/files/figtree-latin-400-normal"),
  bold: await fontFile("figtree/files/figtree-latin-600-normal"),
  heading: await fontFile("lora/files/lora-latin-500-normal"),
  italic: await fontFile("lora/files/lora-latin-500-italic"),
};

/** The private link of a report, as long as a buyer's. */
export const examplePrivateLink =
  "https://petals.example/energy-scan?email=visitor%40example.com&session_id=cs_test_a1B2c3D4e5F6g7H8" +
  "&payment_success=true#r1.16tg1xikd.toue80.TWF5YQ.0ynnc7n";

/** What the reports of the tests are printed with; nothing of it is the owner's. */
export const exampleEdition: Edition = {
  productName: "Quiet Scan",
  siteUrl: "https://petals.example",
  date: "November 21, 2026",
  month: "November 2026",
  name: { kind: "text", text: "Maya" },
  begun: "November 23, 2026",
};

/** A picture of one gray pixel, stretched to a name's size. */
export const pictureOfAName: NameImage = {
  jpeg: Uint8Array.from(
    atob(
      "/9j/2wBDAA0JCgsKCA0LCgsODg0PEyAVExISEyccHhcgLikxMC4pLSwzOko+MzZGNywtQFdBRkxOUlNSMj5aYVpQYEpRUk//2wBDAQ4ODhMREyYVFSZPNS01T09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT0//wAARCAABAAEDASIAAhEBAxEB/8QAFQABAQAAAAAAAAAAAAAAAAAAAAX/xAAUEAEAAAAAAAAAAAAAAAAAAAAA/8QAFAEBAAAAAAAAAAAAAAAAAAAAAP/EABQRAQAAAAAAAAAAAAAAAAAAAAD/2gAMAwEAAhEDEQA/AIoAP//Z",
    ),
    (character) => character.charCodeAt(0),
  ),
  width: 60,
  height: 24,
  ascent: 18,
};
