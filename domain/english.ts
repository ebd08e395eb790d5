/** "Root", "Root and Heart", "Root, Heart and Crown"; or with another word. */
export function listed(items: readonly string[], word: "and" | "or" = "and"): string {
  const last = items.at(-1) ?? "";
  return items.length < 2 ? last : `${items.slice(0, -1).join(", ")} ${word} ${last}`;
}

/** The words with each "{name}" replaced by its value; a value that is missing is our own mistake. */
export function filled(words: string, values: Readonly<Record<string, string | number>>): string {
  return words.replaceAll(/\{(\w+)\}/gu, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`Nothing is given for {${name}} in "${words}".`);
    return String(value);
  });
}

/** The same words, beginning with a capital. */
export function asSentence(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** What is said of one, of two or three, and of more. */
export type ByNumber = { readonly one: string; readonly few: string; readonly many: string };

/** Names are listed up to three; more are a crowd, of which other things are true. */
export function forNumber({ one, few, many }: ByNumber, count: number): string {
  if (count === 1) return one;
  return count <= 3 ? few : many;
}
const numbers = "zero one two three four five six seven eight nine ten eleven twelve".split(" ");

/** A whole number from 0 to 12 as a word; any other in digits. */
export function numberInWords(number: number): string {
  return numbers[number] ?? String(number);
}

const spans = [
  { days: 365, name: "year" },
  { days: 30.4, name: "month" },
  { days: 7, name: "week" },
];

/** How long some whole days are, in the largest unit of which there are two: "three weeks", "one day". */
export function spanOf(days: number): string {
  const unit = spans.find((one) => days >= 2 * one.days) ?? { days: 1, name: "day" };
  const count = Math.floor(days / unit.days);
  return `${numberInWords(count)} ${unit.name}${count === 1 ? "" : "s"}`;
}
