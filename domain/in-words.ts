const numbers = "zero one two three four five six seven eight nine ten eleven twelve".split(" ");

/** A whole number from 0 to 12 as a word; any other in digits. */
export function numberInWords(number: number): string {
  return numbers[number] ?? String(number);
}
