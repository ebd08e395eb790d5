import type { AnswerTexts } from "#domain/report/answer-text.ts";

/** What each answer to the questions of Third Eye looks like from inside, and a step from it, which may lean on another answer. */
export const thirdEyeAnswers: AnswerTexts<16 | 17 | 18> = {
  16: {
    1: {
      says: "Few things lately have had your full attention. Perhaps you read a page, think of a message, and come back to find that the line is lost. Looking for it again and again can be tiring.",
      next: "On as little rest as you get, that happens sooner. Before you follow the next thought, put a finger where you stopped.",
      on: 1,
      leaning: "Next rung: before you follow the next thought, put a finger where you stopped.",
    },
    2: "Which of your hours went to one thing alone? Where a deadline made the difference, it did you a favor: it let you neglect everything else. On other days you lack only that permission. For ten minutes today, do one thing and let the others be late.",
    3: {
      says: "No mind stays put all day. It wanders off over the dishes or in the middle of a page. Yours often stays with one thing, or comes back to it.",
      next: "When your attention does scatter, look first at how many things were asking for it.",
      on: 20,
      leaning:
        "The wonder that you feel at ordinary things begins in the same way, by staying with one thing.",
    },
    4: {
      says: "Your attention these weeks has gone to one thing, and then to the next.",
      next: "While one thing has you, the rest can drop out of sight, the day’s list included.",
      on: 7,
      leaning:
        "While one thing has you, the rest drops out of sight. It can wait, and it gets its turn.",
    },
  },
  17: {
    1: {
      says: "You rarely trust your own sense to know what suits you. One side sounds right, and then the other. A choice that hardly matters can show you which one sits better.",
      next: "Fear is different: where a person frightens you, believe it. Next rung: choose the next thing you listen to by liking alone.",
      on: 2,
      leaning: "Next rung: choose the next thing you listen to by liking alone.",
    },
    2: {
      says: "A plan may feel right to you in the morning, until somebody raises an eyebrow. Then it feels wrong, and nothing about the plan has changed.",
      next: "Next rung: keep one harmless plan to yourself for a day.",
      on: 8,
      leaning: "Next rung: think of a decision that sits well with you, and of whom you asked.",
    },
    3: {
      says: "When something feels right for you, you believe it more often than not. That makes advice easier to hear: you need not follow it, so you need not fight it either.",
      next: "People can tell you what they think, and the choice stays with you.",
      on: 12,
      leaning: "You can say thanks for it and leave it where it is.",
    },
    4: {
      says: "You have trusted your own sense of what is right for you throughout these weeks. It is made of everything you have tried so far.",
      next: "In something new it knows less, and you can ask somebody who has done it. Fear is different: where a person frightens you, believe it.",
      on: 2,
      leaning:
        "In something new it knows less and sounds just as sure, so there it is worth asking somebody who has done it.",
    },
  },
  18: {
    1: "When you disagree with somebody, you can rarely picture how it looks to them. While your own sentence waits to be said, there is little room for theirs. You owe no such picture to anybody who harms you. Next rung: read a review that you disagree with, and find the sentence in it that is half right.",
    2: {
      says: "When does the other person’s view come to you: during the talk, or an hour later, over the dishes? Late counts as well. Most disagreements come back, and then you bring it along.",
      next: "Next rung: after a harmless one, put their view into a sentence that they would sign.",
      on: 11,
      leaning:
        "Next rung: after a harmless one, think of something you like about them, and look again.",
    },
    3: {
      says: "You can mostly disagree with somebody and still see why they think so. Then the two of you differ about the thing itself, and nobody has to be stupid or mean for it.",
      next: "You owe no such picture to anybody who harms you.",
      on: 2,
      leaning: "You can differ on Monday and have a good Tuesday.",
    },
    4: {
      says: "Even in a disagreement you can always picture how things look to the other person.",
      next: "To understand people is not to agree with them. You owe no such picture to anybody who harms you.",
      on: 2,
      leaning:
        "Your picture can be fair and still be wrong. Where a lot hangs on it, asking them is surer than any guess.",
    },
  },
};
