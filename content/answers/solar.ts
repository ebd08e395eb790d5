import type { AnswerTexts } from "#domain/report/answer-text.ts";

/** What each answer to the questions of Solar Plexus looks like from inside, and a step from it, which may lean on another answer. */
export const solarAnswers: AnswerTexts<7 | 8 | 9> = {
  7: {
    1: "The plans you make for your day rarely hold, whatever gets in the way. You can see what was left undone. What you did instead was never planned, so it is easy to forget, and the day looks emptier than it was. Next rung: once this week, plan only the next ten minutes.",
    2: {
      says: "Some of your plans for the day get done and some don’t. If the ones that got done had somebody waiting for them, your will is fine. The others had nobody to notice whether they happened.",
      next: "Next rung: give one of those a fixed time, as if somebody would be at the door.",
      on: 16,
      leaning: "Next rung: give one of those ten minutes of your full attention, and call it done.",
    },
    3: {
      says: "On most days you do what you planned. When you tell yourself “tomorrow,” you can believe it, and leave the thing alone until then.",
      next: "Try this with something that goes around in your head: give it a day and an hour, and see whether it grows quieter.",
      on: 9,
      leaning:
        "Try this with a request you are unsure of: name the day of your answer, and see whether it stops bothering you.",
    },
    4: "What you planned for the day, you have done, week after week. Others see what got finished. They don’t see what you are spared: your morning starts with that day’s plans, and none are left over from before.",
  },
  8: {
    1: "Once you have decided, it rarely feels settled. One reason may be that the comparison is unfair. What you chose has shown you its bad days. What you turned down never had to. Next rung: with one minor choice, picture a dull, rainy day with the other option.",
    2: {
      says: "Some decisions sit well with you, and others keep coming back. Check whether those can still be undone. As long as a sweater can be returned, you go on judging it. Once it can’t, you mostly just wear it.",
      next: "Set a last day for doubting one minor choice, and keep to it.",
      on: 14,
      leaning: "Tell a friend of one minor choice, “That is decided now.”",
    },
    3: "Once you have chosen, you seldom go back to the other options. “Was it the best one?” is a question without an end. “Can I live with it?” has an answer, and you seem to ask that one.",
    4: "After every decision of these weeks, you felt settled. Notice what you do in the minute after your next one. Perhaps you tell somebody, begin at once or put the other option away. Whatever it is, you can do it on purpose when a harder choice comes.",
  },
  9: {
    1: "You rarely say no, even when a thing is too much. Where a no would cost you more than the yes, that is wise. Elsewhere the yes may be out before you have thought, and then what you lack is time. Next rung: say no to something without a face, such as one e-mail list.",
    2: {
      says: "Some requests that are too much get a no from you, and others a yes. It is far harder to refuse a face than a message. If you mostly said no in writing, all you need is to be asked in writing.",
      next: "Next rung: tell a friend, “Text me that,” and answer there.",
      on: 7,
      leaning: "Next rung: tell a friend, “I’ll look at my plans first.”",
    },
    3: {
      says: "When somebody asks too much, you usually say no. That makes you easier to ask. People can just try, and they need not find out first how tired you are.",
      next: "This week, notice who asks you most plainly.",
      on: 15,
      leaning: "This week, notice who tells you no as plainly.",
    },
    4: "When a request was too much for you, you said no, each time. So every favor that you have promised is one that fit when you agreed to it. If one of them weighs on you now, something has changed since then, and you can say that as well.",
  },
};
