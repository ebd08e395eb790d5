import { chakraKeys, type ChakraKey } from "#domain/chakra.ts";

/** One question of the scan. Ids are 1 to 21 and are never reused: stored answers refer to them (spec 3). */
export type Question = {
  readonly id: number;
  readonly chakra: ChakraKey;
  readonly text: string;
  /** What is asked, as a phrase that fits inside a sentence: "letting yourself feel strong feelings". Ours; spec 3 has none. */
  readonly theme: string;
};

/** Spec 9: 21 questions, 3 per chakra. */
export const questionsPerChakra = 3;
export const questionCount = chakraKeys.length * questionsPerChakra;

/** The ids of the three questions about one chakra: root 1-3, sacral 4-6 … crown 19-21 (spec 3). */
export function questionIdsOf(chakra: ChakraKey): readonly number[] {
  const first = chakraKeys.indexOf(chakra) * questionsPerChakra + 1;
  return Array.from({ length: questionsPerChakra }, (_, offset) => first + offset);
}

/** The chakras that these questions ask about, in the order of all. */
export const chakrasOf = (ids: readonly number[]): readonly ChakraKey[] =>
  chakraKeys.filter((key) => questionIdsOf(key).some((id) => ids.includes(id)));
