import type { AnswerValue } from "#domain/scan/answers.ts";

/** What each answer to the questions of Third Eye looks like from inside, and the next rung from it. */
export const thirdEyeAnswers: Readonly<
  Record<16 | 17 | 18, Readonly<Record<AnswerValue, string>>>
> = {
  16: {
    1: "Your attention is rarely in one place. You start a page, remember a message, come back and search for the line. Perhaps that is how you keep watch, so nothing gets forgotten. Every return costs effort, though. Next rung: wash your hands once and do only that.",
    2: "Now and again you are all there, with one thing. If it takes a deadline, notice what that does: it excuses you from everything else. So the skill only waits for an excuse. Next rung: for ten minutes, do one thing and let the rest be late on purpose.",
    3: "As a rule, you stay with one thing until you choose the next. When you do slip away, it may be right after the hard part, because a look elsewhere feels earned by then. Take that break, but empty-handed: sit back for one minute and open nothing new.",
    4: "Whatever you did lately, you did only that, and so your thoughts got finished. The cost can lie at the edges, in a question you half heard or a body that wanted to move an hour ago. After each task, check first whether you are thirsty or stiff.",
  },
  17: {
    1: "On what is right for you, you rarely believe yourself. You may ask around until somebody sounds certain, and borrow that. Yet to choose whom to believe, you use the very sense you doubt. Next rung: choose the next thing you listen to by liking alone, and ask nobody.",
    2: "Your feeling for what is right for you holds on some days and gives way on others. Watch when doubt arrives. If it comes with a raised eyebrow, the plan is the same and only the audience has changed. Next rung: keep one harmless plan to yourself for a day.",
    3: "Asked what suits you, you mostly believe your own answer. So you can hear advice to the end without having to take it. Your trust may still give way to people who sound very sure. When one of them presses you and waiting is safe, say “I’ll think about it.”",
    4: "All these weeks you have trusted yourself to know what is right for you. So there is somewhere to stand when advice points both ways. But this sense was built from what you lived through, and knows least about new things. Before your next first time, ask somebody about theirs.",
  },
  18: {
    1: "When you disagree, the other person’s view is rarely within reach. While you feel unheard, there is hardly room for a second one. That can also save you from being talked into things. Next rung: read a review you disagree with, and find the sentence that is half right.",
    2: "In some disagreements you manage to see what the other person sees. If it comes an hour late, once the heat is out of you, it still counts, because most disagreements come back. Next rung: after a harmless one, put their view into a sentence that they would sign.",
    3: "When you disagree, you can mostly tell what it looks like from the other side. So you can turn down a view and not the person. The exception may be somebody you know well, because with them you guess. Ask a kind friend which guess about them is wrong.",
    4: "However you disagreed lately, you could see the other side. Somebody can feel understood by you even without your yes. But their reasons may sound louder than yours. To see why somebody does a thing does not make it all right. Next time, put your view into words first, silently.",
  },
};
