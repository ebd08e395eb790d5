import {
  controls,
  firstNameOrDefault,
  isNoName,
  longestFirstName,
} from "#domain/purchase/first-name.ts";
import { graphemesOf } from "#domain/graphemes.ts";
import { isPrintable, toPrintable } from "#pdf/engine/printable.ts";

// Enough for every written language; more would cover the page.
const marksPerLetter = 4;
const readAtMost = 4000;

/** A first name fit for print: NFC, on one line, no invisible controls, as long as elsewhere, never empty (spec 5). */
export function cleanName(typed: string): string {
  const name = typed
    .slice(0, readAtMost)
    .normalize("NFC")
    .replace(controls, " ")
    .replace(new RegExp(`(\\p{M}{${marksPerLetter}})\\p{M}+`, "gu"), "$1")
    .replace(/\s+/gu, " ")
    .trim();
  if (isNoName(name)) return firstNameOrDefault("");
  const graphemes = graphemesOf(name, longestFirstName + 1);
  if (graphemes.length <= longestFirstName) return name;
  return `${graphemes
    .slice(0, longestFirstName - 1)
    .join("")
    .trimEnd()}…`;
}

/** A name drawn as a picture; lengths in points. `ascent` is how far its top is above the baseline. */
export type NameImage = {
  readonly jpeg: Uint8Array;
  readonly width: number;
  readonly height: number;
  readonly ascent: number;
};

/** Draws what the fonts cannot, like a heading: in the first of `nameSizes` that suits it, no larger than `nameRoom`. */
export type DrawName = (text: string) => Promise<NameImage>;

/** The name on the page: as text or as a picture. `actual` is the real name, for screen readers and for copying. */
export type PrintedName =
  | { readonly kind: "text"; readonly text: string }
  | { readonly kind: "fallback"; readonly text: string; readonly actual: string }
  | { readonly kind: "image"; readonly image: NameImage; readonly actual: string };

/** The name as text where the fonts can draw it, else as an image, and as its nearest letters if drawing fails. */
export async function printName(typed: string, draw: DrawName): Promise<PrintedName> {
  const name = cleanName(typed);
  if (isPrintable(name)) return { kind: "text", text: name };
  try {
    return { kind: "image", image: await draw(name), actual: name };
  } catch {
    // Without a canvas the report is still made.
    const fallback = toPrintable(name, "");
    const legible =
      /[\p{L}\p{N}]/u.test(fallback) && !isNoName(fallback) ? fallback : toPrintable("you");
    return { kind: "fallback", text: legible, actual: name };
  }
}
