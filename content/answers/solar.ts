import type { AnswerTexts } from "#domain/report/answer-text.ts";

/** What each answer to the questions of Solar Plexus looks like from inside, and a step from it, which may lean on another answer. */
export const solarAnswers: AnswerTexts<7 | 8 | 9> = {
  7: {
    1: {
      says: "Most plans for your day slip, whatever gets in the way. You see what was left undone. What you did instead is easy to forget, so a day may look emptier than it was.",
      next: "When rest is short, a shorter list is only fair. Next step: plan only the next ten minutes.",
      on: 1,
      leaning: "Next step: once this week, plan only the next ten minutes.",
    },
    2: {
      says: "Some of your plans get done, and others don’t. Look at the ones that did. If someone was waiting for most of them, your will is fine. The others just had nobody to notice.",
      next: "Next step: give one of those a fixed time, as if someone would be at the door.",
      on: 16,
      leaning: "Next step: give one of those ten minutes of your full attention, and call it done.",
    },
    3: {
      says: "Most of your plans get done. The ones that slip may be those without a time. A task often stops nagging once it has one, such as Tuesday at six.",
      next: "Try this with something that goes around in your head, and see whether it grows quieter.",
      on: 9,
      leaning: "Try this with a request you are unsure of: say on which day you will answer.",
    },
    4: {
      says: "What you planned for the day, you have done, week after week.",
      next: "Rest ran short in those same weeks. Perhaps it never got a line on the list, since nobody waits for it. Or something else keeps you up, and no list can change that.",
      on: 1,
      leaning:
        "A plan that never fails can also be a careful one. If there is something larger that you keep off the list, give it ten minutes this week. It doesn’t have to succeed.",
    },
  },
  8: {
    1: {
      says: "Once you have decided, it rarely feels settled. One reason may be an unfair comparison. What you chose has shown you its bad days. What you turned down never had to.",
      next: "Next step: with one minor choice, picture a dull, rainy day with the other option.",
      on: 17,
      leaning:
        "You do trust your judgment, and you used it when you chose. Next step: with one minor choice, picture a dull day with the other option.",
    },
    2: {
      says: "Some decisions settle, and others keep coming back. Check whether those can still be undone. As long as a sweater can be returned, you go on judging it. Once it can’t, you mostly just wear it.",
      next: "Set a last day for doubting one minor choice, and keep to it.",
      on: 14,
      leaning: "Tell someone about one minor choice, “That is decided now.”",
    },
    3: {
      says: "Most decisions feel settled to you, and a few come back. Look at what those few have in common. Perhaps you made them in a hurry, or for someone else’s sake.",
      next: "When a plan slips later on, you don’t have to doubt the decision behind it, too.",
      on: 7,
      leaning: "With the next one of that kind, take a day longer.",
    },
    4: "After every decision lately, you felt settled. Perhaps there is something that you do in the minute after, such as putting the other option away. If you find out what it is, you have it ready for a harder choice.",
  },
  9: {
    1: "You rarely say no, even when a thing is too much. Where a no would cost you more than the yes, that is wise. Elsewhere the yes may be out before you have had time to think. Next step: say no where nobody minds, such as to one e-mail list.",
    2: {
      says: "You say no to some of what is too much, and some gets past you. It can be harder to refuse a face than a message, so you could ask people to write to you.",
      next: "Next step: tell someone, “Text me that,” and answer there.",
      on: 7,
      leaning: "Next step: tell someone, “I’ll look at my plans first.”",
    },
    3: {
      says: "You mostly say no in time. That makes you easy to ask, since people can believe your yes. Now and then a yes slips out all the same, perhaps with the same person each time.",
      next: "Notice this week who it is.",
      on: 15,
      leaning: "You ask for things yourself, so you know both sides of this.",
    },
    4: {
      says: "When a request was too much for you, you said no, each time. So every favor that you have promised is one that fit when you agreed to it.",
      next: "Where a no could bring you harm, holding it back would be just as sound.",
      on: 2,
      leaning:
        "The cost can be that people stop asking, even for what you would have liked. You could offer something once.",
    },
  },
};
