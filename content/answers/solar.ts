import type { AnswerTexts } from "#domain/report/answer-text.ts";

/** What each answer to the questions of Solar Plexus looks like from inside, and a step from it, which may lean on another answer. */
export const solarAnswers: AnswerTexts<7 | 8 | 9> = {
  7: {
    1: {
      says: "What you left undone still stands on the list in the evening. What you did instead has left no mark: the call you took, the stain you got out. So a day can look emptier than it was.",
      next: "When rest is short, a shorter list is only fair. Next step: plan only the next ten minutes.",
      on: 1,
      leaning: "Next step: once this week, plan only the next ten minutes.",
    },
    2: {
      says: "Look at the plans that did get done. If someone was waiting for most of them, you hardly lack will. A dentist calls when you are late. A drawer that you meant to clear does not.",
      next: "Next step: give one plan of that kind a fixed time, as if someone would be at the door.",
      on: 16,
      leaning:
        "Next step: give one plan of that kind ten minutes of your full attention, and call it done.",
    },
    3: {
      says: "“Tomorrow” is a word you can mostly believe when you say it to yourself. A task can then be put down for the evening, and need not go around in your head until midnight.",
      next: "That stays so as long as not everyone who asks is given a piece of it.",
      on: 9,
      leaning: "Your no helps with that, since it keeps tomorrow from filling up.",
    },
    4: {
      says: "A list with every line crossed out looks easy afterward, since it doesn’t show which line was hard. So people may hand you more of them.",
      next: "Count how many lines came from other people. If it is more than half, and nobody will make you pay for it, one of them may wait.",
      on: 9,
      leaning:
        "You may be taken in yourself, and call a long day light. If the week is heavy, let one line wait that nobody will blame you for.",
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
      says: "To feel settled, you need not have been certain. You may have stopped weighing while the two sides were nearly even, and it still holds. So if the next choice is a close one, that alone is no reason to keep it open.",
      next: "When a plan slips later on, you don’t have to doubt the decision behind it, too.",
      on: 7,
      leaning:
        "You mostly go on to do what you planned, and that leaves less time for looking back.",
    },
    4: {
      says: "What you turned down does not have to be bad for you to be at peace. A friend can praise the apartment that you did not take, and yours is no smaller for it.",
      next: "You may have doubted for a long time beforehand. Then the doubt has had its turn.",
      on: 17,
      leaning:
        "You can even advise someone to choose the other one, which is hard for anyone whose own choice needs defending.",
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
      says: "People can believe your yes, because they have also heard your no. So they can ask you plainly, and need not watch your face for signs that it was too much. Where only a yes is safe, it is the wise answer.",
      next: "You could ask others as plainly, since they can say no, too.",
      on: 15,
      leaning: "You ask for things yourself, so you know that one can live with a no.",
    },
    4: {
      says: "Nobody has to wait a week for your “maybe.” A no that comes early can be planned around, and it leaves time to ask someone else. So it may have been kinder than it felt.",
      next: "Where a no could bring you harm, holding it back would be just as sound.",
      on: 2,
      leaning:
        "Whoever gets a yes from you can build on it, and so can you, because your week has room for it.",
    },
  },
};
