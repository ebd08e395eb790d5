import type { HelpText } from "#domain/report/guidance.ts";
import { filled } from "#domain/english.ts";
import { answerLabel, questionIds, type Answers } from "#domain/scan/answers.ts";
import { homeQuestion, type HelpNote } from "#domain/scan/help.ts";
import { helpLines as owners } from "./site.ts";

/** What a line can help with. */
export type HelpKind = Exclude<keyof typeof owners, "country">;

export const helpKinds: readonly HelpKind[] = [
  "crisis",
  "violenceAtHome",
  "sexualAssault",
  "childAbuse",
  "housing",
];

/** The notes that stand first in a report and above the offer on the results, each with the lines that go with it. */
export const helpNotes: Readonly<
  Record<
    HelpNote,
    { readonly title: string; readonly text: string; readonly kinds: readonly HelpKind[] }
  >
> = {
  home: {
    title: "A private note",
    text: "Read this only when you are alone. You answered {answer} to feeling safe where you live. If a person there scares or hurts you, it is not your fault. You can call the hotlines below at any age, without a name, on a phone no one else checks. Before you leave, or say that you will, call the {hotline}: that time can be dangerous.\n\nThe report’s link and PDF, browser history, paper, card statements, emails, calls and texts can give you away. If this device may be watched, use a library’s.\n\n“Forget everything” clears this browser’s copies. In the history, delete only this site: an empty history may be noticed. Delete saved PDFs and our emails for good.",
    kinds: ["violenceAtHome", "sexualAssault", "childAbuse", "housing"],
  },
  many: {
    title: "If life feels like too much",
    text: "If you ever think about ending your life, please use the crisis line below right away. Not sure which line to call? The crisis line is for anyone who is struggling. {many} of your answers are low, and that is why this note is here.\n\nCalling or telling one person is enough for today. A doctor or counselor can be the next step.\n\n If you’ve felt down or empty for two weeks, go even if it doesn’t seem like reason enough. Tell a person you trust, too: “I am having a hard time. Can we talk?” If nobody comes to mind, the person on the line counts.",
    kinds: ["crisis"],
  },
};

/**
 * Where somebody can turn, one line of text each, in the order of the kinds: first and last
 * what holds everywhere, between them the owner's lines, none twice.
 */
export function helpLines(kinds: readonly HelpKind[]): readonly string[] {
  const { country } = owners;
  const lines = kinds.map((kind) => {
    const { name, reach } = owners[kind];
    return `${name} (${country}): ${reach}`;
  });
  return [rightNow, ...new Set(lines), elsewhere];
}

export const rightNow = "In danger right now: your local emergency number, such as 911";

export const elsewhere = "Elsewhere: findahelpline.com";

/** The notes with their lines, as report and results show them; they say what was answered, and whether all is low. */
export function helpTexts(notes: readonly HelpNote[], answers: Answers): readonly HelpText[] {
  const answer = answerLabel(answers[homeQuestion] ?? 1);
  const low = questionIds.filter((id) => (answers[id] ?? 1) <= 2).length / questionIds.length;
  const many = low === 1 ? "All" : low > 1 / 2 ? "Many" : "Several";
  return notes.map((note) => {
    const { title, text, kinds } = helpNotes[note];
    return {
      title,
      text: filled(text, { answer, many, hotline: owners.violenceAtHome.name }),
      lines: helpLines(kinds),
    };
  });
}
