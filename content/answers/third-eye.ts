import type { AnswerTexts } from "#domain/report/answer-text.ts";

/** What each answer to the questions of Third Eye looks like from inside, and a step from it, which may lean on another answer. */
export const thirdEyeAnswers: AnswerTexts<16 | 17 | 18> = {
  16: {
    1: {
      says: "Few things lately have had your full attention. Perhaps you read a page, think of a message, and then have to find the line again. Doing that all day can be tiring.",
      next: "It happens sooner on little rest. Before you follow the next thought, put a finger where you stopped.",
      on: 1,
      leaning: "Next step: before you follow the next thought, put a finger where you stopped.",
    },
    2: "You give some hours to one thing alone, and others are split. A deadline can help, because it lets you leave everything else undone. On other days you can do the same without one. For ten minutes today, do one thing and let the others be late.",
    3: {
      says: "No mind stays put all day. It wanders off over the dishes or in the middle of a page. Yours often stays with one thing, or comes back to it.",
      next: "When your attention does scatter, look first at how many things were asking for it.",
      on: 20,
      leaning:
        "The wonder that you feel at ordinary things begins in the same way, by staying with one thing.",
    },
    4: {
      says: "When something needed all of your attention, it has had it. The rest of the room may fade then.",
      next: "The day’s plans can slip by meanwhile, and trying harder won’t help. Let an alarm watch the clock for you.",
      on: 7,
      leaning:
        "It may be why someone has to say your name twice. When people are waiting for you, set an alarm before you begin.",
    },
  },
  17: {
    1: {
      says: "You rarely feel sure of what suits you. Perhaps one side sounds right, and then the other. Small choices are good practice, since a wrong one costs little.",
      next: "Fear is different: where a person frightens you, believe it. Next step: pick the next song just because you like it.",
      on: 2,
      leaning: "Next step: pick the next song just because you like it, with no other reason.",
    },
    2: {
      says: "At times you believe yourself, and at times you don’t. A plan may feel right in the morning, until someone raises an eyebrow. Then it feels wrong, although nothing about it has changed.",
      next: "Next step: keep one harmless plan to yourself for a day.",
      on: 8,
      leaning: "Next step: think of a decision that sits well with you, and of whom you asked.",
    },
    3: {
      says: "When something feels right for you, you believe it more often than not. That makes advice easier to hear: you don’t have to follow it, so you don’t have to fight it either.",
      next: "People can tell you what they think, and the choice stays with you.",
      on: 12,
      leaning: "You can say thanks for it and leave it where it is.",
    },
    4: {
      says: "You have trusted your own sense of what is right for you throughout these weeks. It is made of everything you have tried so far.",
      next: "In something new it knows less, and you can ask someone who has done it. Fear is different: where a person frightens you, believe it.",
      on: 2,
      leaning:
        "In something new it knows less and sounds just as sure, so there it is worth asking someone who has done it.",
    },
  },
  18: {
    1: "When you disagree, the other side’s view rarely comes to you. Such moments are full, and understanding can come later. You owe it to nobody who harms you. Next step: read a review that you disagree with, and find one sentence that is half right.",
    2: {
      says: "At times you can picture the other side of a disagreement, and at times you can’t. Perhaps it comes an hour later, over the dishes. Late is fine: most disagreements come back.",
      next: "Next step: after a harmless one, put their view into a sentence that they would sign.",
      on: 11,
      leaning:
        "Next step: after a harmless one, think of something you like about them, and look again.",
    },
    3: {
      says: "You can mostly disagree with someone and still see why they think so. Then the two of you differ about the thing itself, and nobody has to be stupid or mean.",
      next: "You owe such understanding to nobody who harms you.",
      on: 2,
      leaning: "When you can’t see it, you can ask: “What am I missing?”",
    },
    4: {
      says: "Even in a disagreement you can always picture how things look to the other person.",
      next: "Understanding people is not the same as agreeing with them. You owe no such picture to anyone who harms you.",
      on: 2,
      leaning:
        "Your picture can be fair and still be wrong. When a lot depends on it, ask them. That is surer than any guess.",
    },
  },
};
