import type { AnswerTexts } from "#domain/report/answer-text.ts";

/** What each answer to the questions of Heart looks like from inside, and a step from it, which may lean on another answer. */
export const heartAnswers: AnswerTexts<10 | 11 | 12> = {
  10: {
    1: {
      says: "You are seldom good to yourself when a day goes badly.",
      next: "On such a day, to add no blame is already kind. Next rung: after your next slip, think of it with your first name in place of “I.” It then sounds like somebody else’s, and you may judge it more fairly.",
      on: 11,
      leaning:
        "Other people get some warmth from you, so you know how it is done. Next rung: after your next slip, think of it with your first name in place of “I.” It then sounds like somebody else’s, and you may judge it more fairly.",
    },
    2: {
      says: "On some hard days you are kind to yourself, and on others not. Perhaps you are kind only where you are not to blame. But a stubbed toe hurts the same, whoever left the box there.",
      next: "Next rung: when you drop or forget something, say “ouch” before anything else.",
      on: 6,
      leaning: "Next rung: when you drop something, laugh about it as you would with friends.",
    },
    3: {
      says: "What did you do for yourself after the last hard day? If it comes to mind at once, it may be good for another day, too.",
      next: "Write down what helped, and keep it for a worse one.",
      on: 12,
      leaning: "Write down what helped, and beside it one kind thing that somebody said to you.",
    },
    4: {
      says: "On hard days lately, you have been good company for yourself.",
      next: "A day may have stayed as hard as it was, but no scolding came on top.",
      on: 5,
      leaning:
        "Nobody saw most of that, since such kindness happens late and in private. It counts all the same.",
    },
  },
  11: {
    1: {
      says: "You have felt little warmth toward people lately.",
      next: "Rest is short, and somebody tired has little to spare. You can act kindly without it, and that is not false. Whoever gets your seat on the bus sits just as well. Next rung: for a minute, watch somebody do their work well.",
      on: 1,
      leaning:
        "After a loss or a long strain, there may be none to spare. You can act kindly without it, and that is not false. Whoever gets your seat on the bus sits just as well. Next rung: for a minute, watch somebody do their work well.",
    },
    2: {
      says: "Your warmth toward people comes and goes. That may have less to do with them than with the clock. Hurry takes warmth away, and so does being asked for something.",
      next: "The next time you are asked, take one breath and look at the face before you answer.",
      on: 20,
      leaning:
        "The next time somebody asks you for something, notice one thing you like about them before you answer.",
    },
    3: {
      says: "When a clerk snaps at you, “tired” may come to mind before “rude.” You can’t know which it is, but “tired” leaves you no grudge to carry home.",
      next: "On a hard day of your own, try the same word on yourself.",
      on: 10,
      leaning: "On your own hard days, you get much the same mercy from yourself.",
    },
    4: {
      says: "You have felt warm toward the people you met, perhaps even the slow ones in line.",
      next: "Nobody whom you fear has a claim on that. You can feel it and still keep your distance, and wish somebody well from across a street.",
      on: 2,
      leaning:
        "The feeling asks nothing further of you. You can feel it and still keep your distance, and wish somebody well from across a street.",
    },
  },
  12: {
    1: {
      says: "It is hard for you to accept kindness. If it has had its price before, being careful is good sense.",
      next: "A stranger who holds a door hardly ever wants anything in return. Next rung: go through the next such door at your own pace, and say thanks.",
      on: 15,
      leaning:
        "What you ask for is easier, perhaps because then the first move is yours. Next rung: when a stranger holds a door for you, go through at your own pace, and say thanks.",
    },
    2: {
      says: "Some kindness you can accept, and some makes you stiffen. An offer that is easy to take on a good day can be hard on a bad one, just when you could use it.",
      next: "Next rung: on such a day, accept one minor thing, such as a place in line.",
      on: 18,
      leaning: "Next rung: on such a day, picture how the giver feels when you say yes.",
    },
    3: {
      says: "You can usually accept a kindness. The giver gets something from that, too. If you put on the coat that they lend you, they can see that it was welcome.",
      next: "No speech is needed for it.",
      on: 14,
      leaning: "When a friend asks how you are, answer with one plain and true sentence.",
    },
    4: {
      says: "You have let kindness in each time. A “thank you” is answer enough.",
      next: "Taking it binds you to nothing. If a request comes with it and waiting is safe, say thanks now and answer the request tomorrow.",
      on: 2,
      leaning:
        "So whoever brought it could go home pleased, and did not have to hear that it was too much.",
    },
  },
};
