import type { AnswerTexts } from "#domain/report/answer-text.ts";

/** What each answer to the questions of Solar Plexus looks like from inside, and a step from it, which may lean on another answer. */
export const solarAnswers: AnswerTexts<7 | 8 | 9> = {
  7: {
    1: {
      says: "What you left undone still stands on the list in the evening. What you did instead has left no mark: the call you took, the bus you ran for. So a day can look emptier than it was.",
      next: "When rest is short, a shorter list is only fair. Next step: plan only the next ten minutes.",
      on: 1,
      leaning: "Next step: once this week, plan only the next ten minutes.",
    },
    2: {
      says: "Look at the plans that did get done. If someone was waiting for most of them, your will is fine. A dentist calls when you are late. A drawer that you meant to clear does not.",
      next: "Next step: give one plan of that kind a fixed time, as if someone would be at the door.",
      on: 16,
      leaning:
        "Next step: give one plan of that kind ten minutes of your full attention, and call it done.",
    },
    3: {
      says: "What you plan mostly gets done, so a promise of yours is worth something, even one to yourself. If a plan slips, it may be one for “soon,” which has no hour and can nag you at any.",
      next: "Give one of that kind a time, such as Tuesday at six.",
      on: 9,
      leaning: "The same goes for a request you are unsure of: say on which day you will answer.",
    },
    4: {
      says: "A list with every line crossed out looks easy afterward. It doesn’t show how full the day was, or what never got a line, such as lying down.",
      next: "Count how many lines came from other people. If it is more than half, and nobody will make you pay for it, one of them may wait.",
      on: 9,
      leaning:
        "A plan that never fails can also be a careful one. If the week is heavy, let one line of the list wait that nobody will blame you for.",
    },
  },
  8: {
    1: {
      says: "The road you didn’t take can look better every day. What you chose has shown you its bad days, and what you turned down has not. If it still looks better, you may choose anew.",
      next: "Next step: with one minor choice, picture a dull, rainy day with the other option.",
      on: 17,
      leaning:
        "You trust your judgment, and it was there. Next step: when it comes back, say your reason once, then: “Asked and answered.”",
    },
    2: {
      says: "As long as a sweater can be returned, you go on judging it in the mirror. Once the receipt is gone, you just wear it. Perhaps the decisions that come back to you are the ones with a receipt.",
      next: "Set a last day for doubting one minor choice, and keep to it.",
      on: 14,
      leaning: "Tell someone about one minor choice, “That is decided now.”",
    },
    3: {
      says: "A decision that rests leaves you the evening, even if it was a hard one. The few that come back may have something in common: perhaps somebody stood there and waited for the answer.",
      next: "When a plan slips later on, you don’t have to doubt the decision behind it, too.",
      on: 7,
      leaning: "With the next one of that kind, take a day longer.",
    },
    4: {
      says: "Perhaps there is something that you do in the minute after, such as putting the other catalog in the trash. If you find out what it is, you have it ready for a harder choice.",
      next: "To decide about home, take all the time you need, and someone on a line to think with.",
      on: 2,
      leaning:
        "The one risk of peace is that nobody looks again. Is there an old decision whose reason is gone by now?",
    },
  },
  9: {
    1: {
      says: "The yes may be out before you have looked at your evening.",
      next: "Sometimes a yes is the quietest way through that evening, and then it is good judgment. Elsewhere, “I’ll tell you tomorrow” is an answer, too. Next step: say no to something that can’t be hurt, such as a free sample.",
      on: 2,
      leaning:
        "It buys a pleasant minute, and the bill comes on Thursday. Where a no would cost you more, the yes is wise. Elsewhere, “I’ll tell you tomorrow” is an answer, too. Next step: say no to something that can’t be hurt, such as a free sample.",
    },
    2: {
      says: "A face may be harder for you to refuse than a voice, and a friend harder than a store. Where a no would cost you more than the yes, let the yes stand. Elsewhere it can help to put an hour between the question and your answer.",
      next: "Next step: say once, “Let me call you back about that.”",
      on: 7,
      leaning: "Next step: say once, “I’ll look at my plans first.”",
    },
    3: {
      says: "People can believe your yes, because they have also heard your no. Now and then a yes may slip out all the same, perhaps to the same person each time. Where that keeps you safe, it is no slip.",
      next: "Notice this week who it is.",
      on: 15,
      leaning:
        "You ask for things yourself, so you know that one can live with a no. They can, too.",
    },
    4: {
      says: "A no that is said at once is over at once. So the favors that you do promise can be ones that fit your week.",
      next: "Where a no could bring you harm, holding it back would be just as sound.",
      on: 2,
      leaning:
        "The cost can be that people stop asking, even for what you would have liked. You could offer something once, before anyone asks.",
    },
  },
};
