import type { AnswerTexts } from "#domain/report/answer-text.ts";

/** What each answer to the questions of Third Eye looks like from inside, and a step from it, which may lean on another answer. */
export const thirdEyeAnswers: AnswerTexts<16 | 17 | 18> = {
  16: {
    1: "A page is open, a message comes to mind, and back at the page the line is lost. Finding the line again is the tiring part. Before you follow the next thought, put a dot or a finger where you stopped.",
    2: {
      says: "Recall the last hour in which you were all there. If there was a deadline, look at what it did: it let you neglect the rest. So you know how, and on other days you lack only the permission.",
      next: "For ten minutes today, do one thing and let the rest be late on purpose.",
      on: 7,
      leaning: "Put one task on today’s list as “only this,” and give it ten minutes.",
    },
    3: {
      says: "When three things are done at once, none of them really ends. You mostly do one after the other, so there is a free moment in between, and it is easy to miss.",
      next: "Take that moment once this week: sit back for a minute and open nothing new.",
      on: 20,
      leaning: "Take that moment once this week, at a window, and look at the sky.",
    },
    4: "After each task today, check first whether you are thirsty, cold or stiff. A mind that stays with one thing doesn’t hear the body knock, which is also how thoughts get finished.",
  },
  17: {
    1: "Advice is no way around your own sense. Two people say two things, and you have to pick one. You pick with the very sense you doubt, so it is at work under another name. Next rung: choose the next thing you listen to by liking alone.",
    2: {
      says: "A raised eyebrow, and the plan that was right this morning has a hole. If your doubt comes in that way, look again: nothing has changed but a face. Doubt that comes while nobody is watching is the kind to hear out.",
      next: "Next rung: keep one harmless plan to yourself for a day.",
      on: 8,
      leaning: "Next rung: of a decision that sits well, recall whom you asked.",
    },
    3: {
      says: "Because you mostly trust your own sense, you can listen to advice. You need not follow it, so you need not fight it either. People can tell you what they think, and the choice stays with you.",
      next: "When one of them presses you and waiting is safe, say “I’ll think about it.”",
      on: 9,
      leaning: "When one of them presses and refusing is safe, say “no, thanks” and nothing more.",
    },
    4: "Your sense of what is right for you is made of everything you have tried so far. Where you have been before, that is a great deal of evidence. In a first time it has hardly any, and it sounds exactly as sure. Before your next first time, ask somebody about theirs.",
  },
  18: {
    1: "While a sentence waits to be said, there is hardly room for another person’s. So the picture of their side may come only once you have been heard, and a disagreement can end before that. It is easier where you need not answer. Next rung: read a review you disagree with, and find the sentence that is half right.",
    2: {
      says: "When does the other side come into view, during the talk or an hour later, over the dishes? Late counts as well. Most disagreements come back, and then you bring the picture along.",
      next: "After the next harmless one, put their view into a sentence that they would sign.",
      on: 11,
      leaning:
        "After the next harmless one, think of one thing you like about them, and look again.",
    },
    3: "You can disagree with a view and still see why somebody holds it. With people you know well, there is one trap. You may picture what they thought a year ago and not ask again. Ask a kind friend about one thing on which they have changed their mind.",
    4: "Seeing why somebody does a thing is one step, and finding it right is another. You can give people the first and keep the second, so they leave feeling understood without your yes. If their reasons end up louder than yours, put your own view into words first next time, silently.",
  },
};
