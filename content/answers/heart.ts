import type { AnswerTexts } from "#domain/report/answer-text.ts";

/** What each answer to the questions of Heart looks like from inside, and a step from it, which may lean on another answer. */
export const heartAnswers: AnswerTexts<10 | 11 | 12> = {
  10: {
    1: {
      says: "A hard day may come with a voice that keeps count: the spilled milk, the missed exit, and whose fault it was.",
      next: "To leave one thing uncounted is already kind. Next step: tell yourself about your next slip with your first name in place of “I,” as if it were someone else’s.",
      on: 11,
      leaning:
        "Others get some warmth from you, so you know how a kinder voice sounds. Next step: tell yourself about your next slip with your first name in place of “I,” as if it were someone else’s.",
    },
    2: {
      says: "Perhaps you are kind to yourself where you are not to blame, and strict where you are. But a stubbed toe hurts the same, whoever left the box there. What had happened on the last hard day that you made easier for yourself?",
      next: "Next step: when you drop or forget something, say “ouch” before anything else.",
      on: 6,
      leaning: "Next step: when you drop something, laugh about it as you would with friends.",
    },
    3: {
      says: "What is kind on a hard day differs: one person needs company, another a closed door. You seem to know what it is for you, and nobody else could guess all of it.",
      next: "Write down three things, for a day that is too hard to think.",
      on: 12,
      leaning: "Tell someone whose kindness you welcome, so that they need not guess.",
    },
    4: {
      says: "This kindness has no witness. Nobody hears the “enough for today,” and nobody says thanks for it, so you have to be the one who remembers.",
      next: "Now and then, wait a minute before the comfort. You may find that a feeling was there and wanted to be noticed first.",
      on: 5,
      leaning:
        "Name for yourself what you do then, such as a walk or an early night. On the worst day it is good to have it ready.",
    },
  },
  11: {
    1: {
      says: "You may smile at someone and feel only the muscles.",
      next: "Where rest runs short, there may be little warmth to spare. You can act kindly without it, and that is not fake. If you give up your seat on the bus, it helps just as much. Next step: for a minute, watch someone do their work well.",
      on: 1,
      leaning:
        "After a long strain, there may be no warmth to spare. You can act kindly without it, and that is not fake. If you give up your seat on the bus, it helps just as much. Next step: for a minute, watch someone do their work well.",
    },
    2: {
      says: "The same neighbor can be good company on Saturday and in the way on Monday. That may have less to do with them than with the clock. Hurry can take warmth away, and so can being asked for something.",
      next: "The next time you are asked, take one breath and look at the face before you answer.",
      on: 20,
      leaning:
        "The next time someone asks you for something, notice one thing you like about them before you answer.",
    },
    3: {
      says: "When a clerk snaps at you, “tired” may come to mind before “rude.” You can’t know which it is, but “tired” leaves you no grudge to carry home. With someone who snaps every day, trust “rude.”",
      next: "On a hard day of your own, try “tired” on yourself.",
      on: 10,
      leaning: "On your own hard days, you are often just as fair to yourself.",
    },
    4: {
      says: "To feel warm toward people, you have to have looked at them for a second. So a line at the store can be good company: the man who hums, the child with one glove. None of them knows.",
      next: "You don’t owe it to anyone you fear. You can feel it and still keep your distance.",
      on: 2,
      leaning: "On a day when they are all just in your way, you may be more tired than you know.",
    },
  },
  12: {
    1: {
      says: "A kindness can feel like the first half of a trade, so perhaps you wave it off. If it has had its price before, being careful is good sense.",
      next: "A stranger who holds a door hardly ever wants anything in return. Next step: go through the next such door at your own pace, and say thanks.",
      on: 15,
      leaning:
        "What you ask for is easier, perhaps because the first move is yours. Next step: when a stranger holds a door, go through at your own pace, and say thanks.",
    },
    2: {
      says: "An offer that is easy to take on a good day can be hard on a bad one, just when you could use it. “Let me carry that” may then sound like “You can’t.” It may only be about the bag.",
      next: "Next step: on such a day, accept one minor thing, such as a place in line.",
      on: 18,
      leaning: "Next step: on such a day, picture how the giver feels when you say yes.",
    },
    3: {
      says: "Whoever offers you something may wonder whether it was the wrong thing. When you take it with a plain “thanks,” the doubt is over. You have given something back already, with no need to think of a present.",
      next: "Where a gift is too much, “not today” is enough, and needs no reason.",
      on: 14,
      leaning: "Where a gift is too much, you can say so as plainly as other things.",
    },
    4: {
      says: "A kindness can be pushed back and forth like the check in a restaurant. With you it arrives, and a “thank you” is answer enough.",
      next: "Taking it binds you to nothing. If a request comes with it and waiting is safe, say thanks now and answer the request tomorrow.",
      on: 2,
      leaning:
        "Look sometimes at the one who never lets you return it. For that person, taking may be the hard part.",
    },
  },
};
