import { chakraKeys, type ByChakra } from "#domain/chakra.ts";
import { stateOf, type ChakraState, type Scores } from "./scores.ts";
import { filled, forNumber, listed, type ByNumber } from "#domain/english.ts";
import { extremesOf, patternOf } from "./score-pattern.ts";

/** The words of a finding; "{names}", "{score}" and, of one chakra, "{gift}" are filled in. */
export type FindingWords = {
  readonly allEqual: Readonly<Record<ChakraState, string>>;
  readonly allBalanced: string;
  readonly allBlocked: string;
  readonly carries: ByNumber;
  /** By the state of the lowest score; where that is balanced, nothing asks for care. */
  readonly asks: Readonly<Record<Exclude<ChakraState, "balanced">, ByNumber>>;
  readonly gifts: ByChakra<string>;
};

/** What carries and what asks for care, for the top of the free results: one or two sentences, at most 40 words. */
export function findingOf(scores: Scores, names: ByChakra<string>, words: FindingWords): string {
  const sections = chakraKeys.map((key) => ({ key, score: scores[key] }));
  const { highest, lowest } = extremesOf(sections);
  const say = (template: string, group: typeof highest) =>
    filled(template, {
      names: listed(group.map(({ key }) => names[key])),
      score: group.map(({ score }) => score)[0] ?? "",
      gift: group.map(({ key }) => words.gifts[key])[0] ?? "",
    });
  const state = stateOf(Math.min(...Object.values(scores)));
  const pattern = patternOf(Object.values(scores));
  if (pattern === "allEqual") return say(words.allEqual[state], highest);
  if (pattern === "allBlocked") return say(words.allBlocked, highest);
  if (state === "balanced") return say(words.allBalanced, highest);
  const carries = say(forNumber(words.carries, highest.length), highest);
  return `${carries} ${say(forNumber(words.asks[state], lowest.length), lowest)}`;
}
