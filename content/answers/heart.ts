import type { AnswerTexts } from "#domain/report/answer-text.ts";

/** What each answer to the questions of Heart looks like from inside, and a step from it, which may lean on another answer. */
export const heartAnswers: AnswerTexts<10 | 11 | 12> = {
  10: {
    1: "You are seldom good to yourself when a day goes badly. Being strict may get you through it, but it makes the day hard twice. Next rung: after your next slip, think of it with your first name in place of “I.” It then sounds like somebody else’s, and you may judge it more fairly.",
    2: {
      says: "On some hard days you are kind to yourself, and on others not. Perhaps you are kind only where you are not to blame. But a stubbed toe hurts the same, whoever left the box there.",
      next: "Next rung: when you drop or forget something, say “ouch” before anything else.",
      on: 6,
      leaning: "Next rung: when you drop something, laugh about it as you would with friends.",
    },
    3: {
      says: "Most hard days find you kind to yourself. You can’t choose what such a day brings. You can choose something for afterward, and you often choose well: a mild word, perhaps, or an early night.",
      next: "Write down what helped the last time, and keep it for a worse day.",
      on: 12,
      leaning:
        "Write down what helped the last time, and beside it one kind thing that somebody said to you.",
    },
    4: "However hard the day, you have been kind to yourself. There is likely one thing that you do, such as a warm bath, a walk around the block or a certain sentence. Find out which. Then you can have it ready when you see a hard day coming.",
  },
  11: {
    1: "You have felt little warmth toward people lately. After a loss or a long strain, there may be none to spare. You can act kindly without it, and that is not false. Whoever gets your seat on the bus sits just as well. Next rung: for a minute, watch somebody do their work well.",
    2: {
      says: "Your warmth toward people comes and goes. It may have less to do with them than with the clock. Hurry takes warmth away, and so does being asked for something.",
      next: "The next time you are asked, take one breath and look at the face before you answer.",
      on: 20,
      leaning:
        "The next time somebody asks you for something, notice one thing you like about them before you answer.",
    },
    3: "The people in your day often bring out some warmth in you. When a clerk snaps at you, “tired” may come to mind before “rude.” You can’t know which it is, but “tired” leaves you no grudge to carry home.",
    4: "Everybody you met lately was met with some warmth, even the slow ones in line. The feeling asks nothing further of you. You can feel it and still keep your distance, and wish somebody well from across a street.",
  },
  12: {
    1: "It is hard for you to accept kindness. If it has had its price before, being careful is good sense. A stranger who holds a door can’t ask you for anything later. Next rung: go through the next such door at your own pace, and say thanks.",
    2: {
      says: "Some kindness you can accept, and some makes you stiffen. An offer that is easy to take on a good day can be hard on a bad one, just when you could use it.",
      next: "Next rung: on such a day, accept one minor thing, such as a place in line.",
      on: 18,
      leaning: "Next rung: on such a day, picture how the giver feels when you say yes.",
    },
    3: {
      says: "You can usually accept a kindness. The giver gets something from that, too. If you put on the coat that they lend you, they can see that it was welcome.",
      next: "When a friend asks how you are, say a little more than “fine.”",
      on: 14,
      leaning: "When a friend asks how you are, answer with one plain and true sentence.",
    },
    4: "You have let kindness in each time. Taking it does not bind you to anything. “Thank you” is a whole answer. If a wish comes with the gift and waiting is safe, you can say thanks now and answer the wish tomorrow.",
  },
};
