declare const printable: unique symbol;

/** Text that standard Helvetica can draw: characters of WinAnsi only. */
export type Printable = string & { readonly [printable]: true };

// The soft hyphen (U+00AD) is left out: Helvetica would draw it as a visible hyphen.
const winAnsi = /^[\x20-\x7e\u00a0-\u00ac\u00ae-\u00ff€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]*$/;

/** Whether every character is in WinAnsi; pdfkit garbles the whole line when one is not. */
export function isPrintable(text: string): text is Printable {
  return winAnsi.test(text);
}

const lookalikes: Readonly<Record<string, string>> = {
  "‐": "-",
  "‑": "-",
  "‒": "–",
  "―": "—",
  "−": "–",
  "′": "'",
  "″": '"',
  "⁄": "/",
  "≤": "<=",
  "≥": ">=",
  "≈": "~",
  "→": "->",
  "←": "<-",
  "✓": "•",
  "●": "•",
  "▪": "•",
  Ł: "L",
  ł: "l",
  Đ: "D",
  đ: "d",
  Ħ: "H",
  ħ: "h",
  ı: "i",
  ĸ: "k",
  Ŧ: "T",
  ŧ: "t",
};

/**
 * The nearest text that Helvetica can draw: accents it lacks are dropped, line breaks and tabs become spaces, emoji and
 * invisible characters are removed, and any other character becomes `unknown`.
 */
export function toPrintable(text: string, unknown = "?"): Printable {
  const composed = text.toWellFormed().normalize("NFC");
  const replaced = isPrintable(composed)
    ? composed
    : [...composed].map((character) => replace(character, unknown)).join("");
  const tidy = replaced.replace(/ {2,}/g, " ").trim();
  if (!isPrintable(tidy)) throw new Error(`The replacement "${unknown}" is not printable itself.`);
  return tidy;
}

function replace(character: string, unknown: string): string {
  if (isPrintable(character)) return character;
  const lookalike = lookalikes[character];
  if (lookalike !== undefined) return lookalike;
  if (/[\s\p{Cc}]/u.test(character)) return " ";
  if (
    /[\p{M}\p{Cf}\p{Extended_Pictographic}\p{Emoji_Modifier}\p{Regional_Indicator}]/u.test(
      character,
    )
  ) {
    return "";
  }
  const plain = character.normalize("NFKD").replace(/\p{M}/gu, "");
  return isPrintable(plain) ? plain : unknown;
}

/** A piece of printable text, which is printable too. */
export function sliceOf(text: Printable, start: number, end?: number): Printable {
  return text.slice(start, end) as Printable;
}

/** The pieces of printable text between the separators. */
export function split(text: Printable, separator: RegExp): readonly Printable[] {
  return text.split(separator).map((piece) => piece as Printable);
}

/** Printable pieces one after the other. */
export function join(pieces: readonly Printable[]): Printable {
  return pieces.join("") as Printable;
}

export const space = " " as Printable;
