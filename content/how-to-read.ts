import { answerChoices, answerLabel, type AnswerValue } from "#domain/scan/answers.ts";
import { numberInWords } from "#domain/english.ts";
import { questionsPerChakra } from "#domain/scan/question.ts";
import { scoreRanges } from "./states.ts";
import { balancedFrom, maxScore, minScore } from "#domain/scan/scores.ts";

const often: AnswerValue = 3;
const threeTimesOften = questionsPerChakra * often;
const short = numberInWords(balancedFrom - threeTimesOften);
const times = numberInWords(questionsPerChakra);
const lowest = answerChoices[0]?.label ?? "";

/** What is strict about the scale, after a colon. */
const strict = `${numberInWords(questionsPerChakra)} times ${answerLabel(often)} makes ${threeTimesOften}, ${short} short of balanced, and the lowest answer, ${lowest}, still adds a point`;

/** Once a report: what a score is, and what it is not. */
export const howToRead = `${lowest} is 1 point, ${answerLabel(2)} 2, ${answerLabel(often)} 3 and ${answerLabel(4)} 4, and ${times} answers make a score from ${minScore} to ${maxScore}, so bars and petals begin at ${minScore}. Balanced begins at ${balancedFrom}, and ${scoreRanges.needs_support} needs support. A point more or less means little.`;

/** What the numbers and the states of the free results are, and how to read them; a paragraph each, the first one always in sight. */
export const legend = [
  `We say blocked for ${scoreRanges.blocked}, which only means: begin here, gently.`,
  `A score adds up ${numberInWords(questionsPerChakra)} answers and runs from ${minScore} to ${maxScore}; bars and petals begin at ${minScore}. Balanced begins at ${balancedFrom}, and ${scoreRanges.needs_support} needs support.`,
  `The scale is a little strict: ${strict}. So read a low score kindly.`,
];
