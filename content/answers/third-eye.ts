import type { AnswerTexts } from "#domain/report/answer-text.ts";

/** What each answer to the questions of Third Eye looks like from inside, and a step from it, which may lean on another answer. */
export const thirdEyeAnswers: AnswerTexts<16 | 17 | 18> = {
  16: {
    1: {
      says: "Few things lately have had your full attention. Perhaps you read a page, think of a message, and come back to find that the line is lost. Looking for the line again and again is what tires you.",
      next: "On as little rest as you get, that happens sooner. Before you follow the next thought, put a finger where you stopped.",
      on: 1,
      leaning: "Next rung: before you follow the next thought, put a finger where you stopped.",
    },
    2: {
      says: "Some hours go to one thing alone, and others to three at once. Where a deadline made the difference, it did you a favor: it let you neglect everything else.",
      next: "On other days you may lack that permission, or you may simply be tired, since you run short of rest.",
      on: 1,
      leaning:
        "On other days you may lack only that permission. For ten minutes today, do one thing and let the others be late.",
    },
    3: {
      says: "You mostly do one thing and then the next. From outside that can look slow. Yet what has had all of you seldom has to be read or done twice.",
      next: "When your attention does scatter, look first at how many things were asking for it.",
      on: 20,
      leaning:
        "The wonder that you feel at ordinary things begins in the same way, by staying with one thing.",
    },
    4: "Each thing you did lately has had all of you, one after the other. While one thing has you, the rest drops out of sight. That is the gift, and it is also how a plan can slip by.",
  },
  17: {
    1: "You rarely trust your own sense to know what suits you. So you may ask others, and two people say two things. To pick one of them, you use the very sense that you doubt. Next rung: choose the next thing you listen to by liking alone.",
    2: {
      says: "Your own sense of what is right convinces you on some days and not on others. A plan may feel right in the morning, until somebody raises an eyebrow. Then it feels wrong, and nothing about the plan has changed.",
      next: "Next rung: keep one harmless plan to yourself for a day.",
      on: 8,
      leaning: "Next rung: think of a decision that sits well with you, and of whom you asked.",
    },
    3: {
      says: "When something feels right for you, you mostly believe it. That makes advice easier to hear: you need not follow it, so you need not fight it either.",
      next: "People can tell you what they think, and the choice stays with you.",
      on: 9,
      leaning: "If somebody presses you all the same, you can also say no.",
    },
    4: "You have trusted your own sense of what is right for you throughout these weeks. It is made of everything you have tried so far. Where you have been before, it knows a great deal. In something new it knows less and sounds just as sure, so there it is worth asking somebody who has done it.",
  },
  18: {
    1: "When you disagree with somebody, you can rarely picture how it looks to them. While your own sentence waits to be said, there is little room for theirs. You owe no such picture to anybody who harms you. Next rung: read a review that you disagree with, and find the sentence in it that is half right.",
    2: {
      says: "In some disagreements you can picture the other side, and in others you can’t. See when it comes: during the talk, or an hour later, over the dishes. Late counts as well. Most disagreements come back, and then you bring the picture along.",
      next: "Next rung: after a harmless one, put their view into a sentence that they would sign.",
      on: 11,
      leaning:
        "Next rung: after a harmless one, think of something you like about them, and look again.",
    },
    3: "You can mostly disagree with somebody and still see why they think so. Then the two of you differ about the thing itself, and nobody has to be stupid or mean for it.",
    4: "Even in a disagreement you can always picture how things look to the other person. Understanding somebody is not the same as agreeing. You may give people the first and keep the second.",
  },
};
