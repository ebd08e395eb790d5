import { answerLabel, type AnswerValue } from "#domain/answers.ts";
import { numberInWords } from "#domain/in-words.ts";
import { questionsPerChakra } from "#domain/question.ts";
import { balancedFrom, maxScore, minScore, scoreRanges } from "#domain/scores.ts";

const often: AnswerValue = 3;
const threeTimesOften = questionsPerChakra * often;
const short = numberInWords(balancedFrom - threeTimesOften);

/** Once a report: what a score is, and what it is not. */
export const howToRead = `A score adds up ${numberInWords(questionsPerChakra)} answers, from ${minScore} to ${maxScore}. It shows the last few weeks, as you saw them on the day of your scan. A point either way is weather, and another morning might have moved it. The scale is a little strict: ${numberInWords(questionsPerChakra)} times ${answerLabel(often)} makes ${threeTimesOften}, ${short} short of balanced, and no answer says Never. Your answers never reach us, and neither do those of anyone else, so you can be compared only with yourself.`;

/** Joins the legend of the free results. */
export const legend = `The scale is a little strict. Even ${numberInWords(questionsPerChakra)} times ${answerLabel(often)} makes only ${threeTimesOften}, ${short} short of balanced, and no answer says Never, so read a low score kindly.`;

/** What the numbers and the states of the free results are. */
export const scale = `A score adds up ${numberInWords(questionsPerChakra)} answers and runs from ${minScore} to ${maxScore}. Balanced begins at ${balancedFrom}, and ${scoreRanges.needs_support} needs support. We say blocked for ${scoreRanges.blocked}, which only means: begin here, gently.`;
