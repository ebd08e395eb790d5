import type { AnswerTexts } from "#domain/report/answer-text.ts";

/** What each answer to the questions of Third Eye looks like from inside, and the next rung from it, which may lean on another answer. */
export const thirdEyeAnswers: AnswerTexts<16 | 17 | 18> = {
  16: {
    1: "Your attention is rarely in one place. You start a page, remember a message, come back and search for the line. Perhaps that is how you keep watch, so nothing gets forgotten. Every return costs effort, though. Next rung: wash your hands once and do only that.",
    2: {
      says: "Now and again you are all there, with one thing. If it takes a deadline, notice what that does: it lets you neglect the rest. So you know how, and lack only the permission.",
      next: "Next rung: for ten minutes, do one thing and let the rest be late on purpose.",
      on: 7,
      leaning: "Next rung: write one task on your list as “only this”, and give it ten minutes.",
    },
    3: {
      says: "As a rule, you stay with one thing until you choose the next. When you do slip away, it may be right after the hard part, because a look elsewhere feels earned by then.",
      next: "Take that break, but empty-handed: sit back for one minute and open nothing new.",
      on: 20,
      leaning: "Take that break, but at a window, and let the sky have the look.",
    },
    4: "Whatever you did lately, you did only that, and so your thoughts got finished. The cost can lie at the edges, in a question you half heard or a body that wanted to move an hour ago. After each task, check first whether you are thirsty or stiff.",
  },
  17: {
    1: "On what is right for you, you rarely believe yourself. You may ask around until somebody sounds certain, and borrow that. Yet to choose whom to believe, you use the very sense you doubt. Next rung: choose the next thing you listen to by liking alone, and ask nobody.",
    2: {
      says: "Your feeling for what is right for you holds on some days and gives way on others. Watch when doubt arrives. If it comes with a raised eyebrow, look again: the plan is still the same.",
      next: "Next rung: keep one harmless plan to yourself for a day.",
      on: 8,
      leaning: "Next rung: of a decision that sits well, recall whom you asked.",
    },
    3: {
      says: "Asked what suits you, you mostly believe your own answer. So you can hear advice to the end without having to take it. Your trust may still give way to people who sound very sure.",
      next: "When one of them presses you and waiting is safe, say “I’ll think about it.”",
      on: 9,
      leaning: "When one presses and refusing is safe, say “no, thanks” and nothing more.",
    },
    4: "All these weeks you have trusted yourself to know what is right for you. So there is somewhere to stand when advice points both ways. But this sense was built from what you lived through, and knows least about new things. Before your next first time, ask somebody about theirs.",
  },
  18: {
    1: "When you disagree, the other person’s view is rarely within reach. While you feel unheard, there is hardly room for a second one. That can also save you from being talked into things. Next rung: read a review you disagree with, and find the sentence that is half right.",
    2: {
      says: "In some disagreements you manage to see what the other person sees. If it comes an hour late, once the heat is out of you, it still counts, because most disagreements come back.",
      next: "Next rung: after a harmless one, put their view into a sentence that they would sign.",
      on: 11,
      leaning:
        "Next rung: after a harmless one, think of one thing you like about them, and look again.",
    },
    3: {
      says: "When you disagree, you can mostly tell what it looks like from the other side. So you can turn down a view and not the person. The exception may be somebody you know well, because with them you guess.",
      next: "Ask a kind friend which guess about them is wrong.",
      on: 16,
      leaning: "Listen closely to a kind one: which guess was wrong?",
    },
    4: "However you disagreed lately, you could see the other side. Somebody can feel understood by you even without your yes. But their reasons may sound louder than yours. To see why somebody does a thing does not make it all right. Next time, put your view into words first, silently.",
  },
};
