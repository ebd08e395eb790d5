const numbers = "zero one two three four five six seven eight nine ten eleven twelve".split(" ");

/** A whole number from 0 to 12 as a word; any other in digits. */
export function numberInWords(number: number): string {
  return numbers[number] ?? String(number);
}

/** Names as a sentence lists them: "Root", "Root and Heart", "Root, Heart and Crown". */
export function listInWords(names: readonly string[]): string {
  const last = names.at(-1) ?? "";
  return names.length < 2 ? last : `${names.slice(0, -1).join(", ")} and ${last}`;
}
