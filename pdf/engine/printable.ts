// The soft hyphen (U+00AD) is left out: it would be drawn as a visible one.
const inOurFonts = /^[\x20-\x7e\u00a0-\u00ac\u00ae-\u00ff€‚„…ˆ‹Œ‘’“”•–—˜™›œ]*$/;

/** Whether all our fonts have every character of a text: their Latin files stop short of "Š" and "Ł". */
export function isPrintable(text: string): boolean {
  return inOurFonts.test(text);
}

/** Each sign, and after it what it resembles. */
const lookalikes = new Map(
  `‐- ‑- ‒– ―— −– ′' ″" ⁄/ ≤<= ≥>= ≈~ →-> ←<- ✓• ●• ▪• ŁL łl ĐD đd ĦH ħh ıi ĸk ŦT ŧt`
    .split(" ")
    .map((pair) => [pair.charAt(0), pair.slice(1)]),
);

/** The nearest text that our fonts can draw: without accents they lack, emoji and controls; any other character is `unknown`. */
export function toPrintable(text: string, unknown = "?"): string {
  const composed = text.normalize("NFC");
  const replaced = isPrintable(composed)
    ? composed
    : [...composed].map((character) => replace(character, unknown)).join("");
  const tidy = replaced.replace(/ {2,}/g, " ").trim();
  if (!isPrintable(tidy)) throw new Error(`The replacement "${unknown}" is not printable itself.`);
  return tidy;
}

function replace(character: string, unknown: string): string {
  if (isPrintable(character)) return character;
  const lookalike = lookalikes.get(character);
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
