import { firstNameOrDefault } from "#domain/purchase/first-name.ts";
import { graphemesOf } from "#domain/graphemes.ts";
import { cleanName } from "./name.ts";

// File systems allow 255 bytes; a quarter for each part leaves room for "(1)".
const longestPartInBytes = 64;

/** Prefix, first name and local date as YYYYMMDD (spec 7): letters, marks, digits and hyphens, as every file system takes. */
export function reportFileName(prefix: string, firstName: string, date: Date): string {
  const parts = [
    partOf(prefix) || "report",
    partOf(cleanName(firstName)) || firstNameOrDefault(""),
    dateStamp(date),
  ];
  return `${parts.join("-")}.pdf`;
}

function partOf(text: string): string {
  const plain = text
    .replace(/\p{Default_Ignorable_Code_Point}/gu, "")
    .normalize("NFC")
    // Marks after a replaced character go with it, or they would attach to the hyphen.
    .replace(/[^\p{L}\p{M}\p{N}][^\p{L}\p{N}]*/gu, "-");
  return trimmed(startWithin(trimmed(plain), longestPartInBytes));
}

/** Removes hyphens at both ends, and marks without a letter at the beginning. */
function trimmed(text: string): string {
  return text.replace(/^[-\p{M}]+|-+$/gu, "");
}

function startWithin(text: string, bytes: number): string {
  const encoder = new TextEncoder();
  let start = "";
  let used = 0;
  for (const grapheme of graphemesOf(text, bytes)) {
    used += encoder.encode(grapheme).length;
    if (used > bytes) break;
    start += grapheme;
  }
  return start;
}

function dateStamp(date: Date): string {
  const yearAndMonth = date.getFullYear() * 100 + date.getMonth() + 1;
  return String(yearAndMonth * 100 + date.getDate()).padStart(8, "0");
}
