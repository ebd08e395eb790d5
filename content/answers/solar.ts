import type { AnswerTexts } from "#domain/report/answer-text.ts";

/** What each answer to the questions of Solar Plexus looks like from inside, and a step from it, which may lean on another answer. */
export const solarAnswers: AnswerTexts<7 | 8 | 9> = {
  7: {
    1: {
      says: "Most plans for your day slip, whatever gets in the way. You see what was left undone. What you did instead is easy to forget, so a day may look emptier than it was.",
      next: "When rest is short, a shorter list is only fair. Next rung: plan only the next ten minutes.",
      on: 1,
      leaning: "Next rung: once this week, plan only the next ten minutes.",
    },
    2: {
      says: "Look at the plans that got done. Was somebody waiting for most of them? Then your will is fine. The others had nobody to notice whether they happened.",
      next: "Next rung: give one of those a fixed time, as if somebody would be at the door.",
      on: 16,
      leaning: "Next rung: give one of those ten minutes of your full attention, and call it done.",
    },
    3: {
      says: "When you tell yourself “tomorrow,” you can mostly believe it. An open task may need only a day and an hour to leave you in peace.",
      next: "Try this with something that goes around in your head, and see whether it grows quieter.",
      on: 9,
      leaning:
        "Try this with a request you are unsure of: name the day of your answer, and see whether it stops bothering you.",
    },
    4: {
      says: "What you planned for the day, you have done, week after week.",
      next: "Rest ran short in those same weeks. Perhaps it never got a line on the list, since nobody waits for it. Or something else keeps you up, and no list can change that.",
      on: 1,
      leaning:
        "Others see what got finished. They don’t see what you are spared: your morning starts with that day’s plans, and none are left over from before.",
    },
  },
  8: {
    1: {
      says: "Once you have decided, it rarely feels settled. One reason may be that the comparison is unfair. What you chose has shown you its bad days. What you turned down never had to.",
      next: "Next rung: with one minor choice, picture a dull, rainy day with the other option.",
      on: 17,
      leaning:
        "You mostly trust your own sense, also when you chose. Next rung: with one minor choice, picture a dull, rainy day with the other option.",
    },
    2: {
      says: "The decisions that keep coming back: can those still be undone? As long as a sweater can be returned, you go on judging it. Once it can’t, you mostly just wear it.",
      next: "Set a last day for doubting one minor choice, and keep to it.",
      on: 14,
      leaning: "Tell a friend of one minor choice, “That is decided now.”",
    },
    3: {
      says: "“Was it the best one?” is a question without an end. “Can I live with it?” has an answer, and once you have chosen you seem to ask that one.",
      next: "If a plan slips all the same, look for the trouble at its start. The choice is made.",
      on: 7,
      leaning: "So a plan of yours has something firm to stand on.",
    },
    4: "After every decision of these weeks, you felt settled. Perhaps there is something that you do in the minute after, such as putting the other option away. If you find out what it is, you have it for a harder choice.",
  },
  9: {
    1: "You rarely say no, even when a thing is too much. Where a no would cost you more than the yes, that is wise. Elsewhere the yes is perhaps out before you have thought, and then what you lack is time. Next rung: say no to something without a face, such as one e-mail list.",
    2: {
      says: "A face can be harder to refuse than a message. If refusing in writing is easier, you can ask people to write to you.",
      next: "Next rung: tell a friend, “Text me that,” and answer there.",
      on: 7,
      leaning: "Next rung: tell a friend, “I’ll look at my plans first.”",
    },
    3: {
      says: "Who would guess that saying no makes you easier to ask? People can just try, and they need not find out first how tired you are.",
      next: "This week, notice who asks you most plainly.",
      on: 15,
      leaning: "You ask for things yourself, so they know that it works both ways.",
    },
    4: {
      says: "When a request was too much for you, you said no, each time. So every favor that you have promised is one that fit when you agreed to it.",
      next: "Where a no could bring you harm, holding it back would be just as sound.",
      on: 2,
      leaning: "Whoever hears a yes from you can simply believe it.",
    },
  },
};
