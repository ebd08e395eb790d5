import { answerTexts } from "#content/answers/answers.ts";
import { boosters } from "#content/boosters.ts";
import { changesInWords } from "#content/changes.ts";
import { chakras } from "#content/chakras/chakras.ts";
import { adaptNote, disclaimers, focusNote, foodNote } from "#content/disclaimers.ts";
import { evenAnswers, oftenPairs } from "#content/even-answers.ts";
import { besideHome } from "#content/four-weeks.ts";
import { helpTexts } from "#content/help.ts";
import { howToRead } from "#content/how-to-read.ts";
import { insights } from "#content/insights.ts";
import { letter } from "#content/letter.ts";
import { lookAgain, nextWeeks } from "#content/next-weeks.ts";
import { oneThingWords } from "#content/one-thing.ts";
import { whyThisOrder } from "#content/chapter-order.ts";
import { planCues } from "#content/plan-cues.ts";
import { planLead } from "#content/plan-lead.ts";
import { questions } from "#content/questions.ts";
import { quickSummary } from "#content/quick-summary.ts";
import { research } from "#content/research.ts";
import { answered, tensions } from "#content/tensions.ts";
import type { ByChakra } from "#domain/chakra.ts";
import type { Guidance, Resource } from "#domain/report/guidance.ts";
import { dateIn, daysToLook } from "./look-date.ts";

/** All the words a report is written with; heavy, so only reports and pages made at build time import it. */
export function guidanceWith(reading: ByChakra<readonly Resource[]>): Guidance {
  return {
    chakras,
    themes: Object.fromEntries(questions.map(({ id, theme }) => [id, theme])),
    boosters,
    help: helpTexts,
    letter,
    answers: answerTexts,
    insights,
    tensions,
    answered,
    evenAnswers,
    oftenPairs,
    oneThing: oneThingWords,
    order: whyThisOrder,
    quickSummary,
    changes: changesInWords,
    howToRead,
    adaptNote,
    foodNote,
    focusNote,
    planLead,
    planCues,
    besideHome,
    nextWeeks,
    lookAgain: (timestamp, isUnsafe) =>
      lookAgain(dateIn(daysToLook(1, timestamp), timestamp), isUnsafe),
    studies: { lead: research.sourcesLead, mark: research.mark, findings: research.findings },
    reading,
    disclaimers,
  };
}
