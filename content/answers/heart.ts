import type { AnswerTexts } from "#domain/report/answer-text.ts";

/** What each answer to the questions of Heart looks like from inside, and a step from it, which may lean on another answer. */
export const heartAnswers: AnswerTexts<10 | 11 | 12> = {
  10: {
    1: {
      says: "You are seldom good to yourself when a day goes badly.",
      next: "You could start by not blaming yourself for one thing. That is already kind. Next step: think of your next slip with your first name in place of “I.” It then sounds like someone else’s, and you may judge it more fairly.",
      on: 11,
      leaning:
        "Others get some warmth from you, so you know how it is done. Next step: think of your next slip with your first name in place of “I.” It then sounds like someone else’s, and you may judge it more fairly.",
    },
    2: {
      says: "On some hard days you are kind to yourself, and on others not. Perhaps you are kind only where you are not to blame. But a stubbed toe hurts the same, whoever left the box there.",
      next: "Next step: when you drop or forget something, say “ouch” before anything else.",
      on: 6,
      leaning: "Next step: when you drop something, laugh about it as you would with friends.",
    },
    3: {
      says: "On most hard days you are kind to yourself, so you already know what helps you. On the very worst days it can slip your mind, just because they are so full.",
      next: "Write down what helped, and keep the note for such a day.",
      on: 12,
      leaning: "Write down what helped, and beside it one kind thing that someone said to you.",
    },
    4: {
      says: "On hard days lately, you have been good to yourself every time. That is worth a lot, and nobody may have seen it.",
      next: "Now and then, wait a minute before the comfort. You may find that a feeling was there and wanted to be noticed first.",
      on: 5,
      leaning:
        "Name for yourself what you do then, such as a walk or an early night. On the worst day it is good to have it ready.",
    },
  },
  11: {
    1: {
      says: "You have felt little warmth toward people lately.",
      next: "Rest is short, and someone tired has little to spare. You can act kindly without it, and that is not fake. If you give up your seat on the bus, it helps just as much. Next step: for a minute, watch someone do their work well.",
      on: 1,
      leaning:
        "After a long strain, there may be none to spare. You can act kindly without it, and that is not fake. If you give up your seat on the bus, it helps just as much. Next step: for a minute, watch someone do their work well.",
    },
    2: {
      says: "Your warmth toward people comes and goes. That may have less to do with them than with the clock. Hurry takes warmth away, and so does being asked for something.",
      next: "The next time you are asked, take one breath and look at the face before you answer.",
      on: 20,
      leaning:
        "The next time someone asks you for something, notice one thing you like about them before you answer.",
    },
    3: {
      says: "You mostly feel warm toward people. When a clerk snaps at you, “tired” may come to mind before “rude.” You can’t know which it is, but “tired” leaves you no grudge to carry home.",
      next: "On a hard day of your own, try the same word on yourself.",
      on: 10,
      leaning: "On your own hard days, you are often just as fair to yourself.",
    },
    4: {
      says: "You have felt warm toward the people you met, perhaps even the slow ones in line.",
      next: "You don’t owe that to anyone you fear. You can feel it and still keep your distance, and wish someone well from across a street.",
      on: 2,
      leaning:
        "People may notice it and come to you with their troubles. You can like them and still keep an evening for yourself.",
    },
  },
  12: {
    1: {
      says: "It is hard for you to accept kindness. If it has had its price before, being careful is good sense.",
      next: "A stranger who holds a door hardly ever wants anything in return. Next step: go through the next such door at your own pace, and say thanks.",
      on: 15,
      leaning:
        "What you ask for is easier, perhaps because the first move is yours. Next step: when a stranger holds a door, go through at your own pace, and say thanks.",
    },
    2: {
      says: "Some kindness you can accept, and some you turn away. An offer that is easy to take on a good day can be hard on a bad one, just when you could use it.",
      next: "Next step: on such a day, accept one minor thing, such as a place in line.",
      on: 18,
      leaning: "Next step: on such a day, picture how the giver feels when you say yes.",
    },
    3: {
      says: "You can mostly accept a kindness. The giver gets something from that, too: if you wear the coat that they lend you, they see that it was welcome. Where one is too much, “thanks, not today” is enough.",
      next: "It needs no reason.",
      on: 14,
      leaning: "You say other things plainly, so you can say that.",
    },
    4: {
      says: "You have let kindness in each time. A “thank you” is answer enough.",
      next: "Taking it binds you to nothing. If a request comes with it and waiting is safe, say thanks now and answer the request tomorrow.",
      on: 2,
      leaning:
        "So whoever brought it could see that it was welcome. You could bring some yourself to a person who seldom gets any.",
    },
  },
};
