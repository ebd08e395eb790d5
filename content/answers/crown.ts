import type { AnswerTexts } from "#domain/report/answer-text.ts";

/** What each answer to the questions of Crown looks like from inside, and a step from it, which may lean on another answer. */
export const crownAnswers: AnswerTexts<19 | 20 | 21> = {
  19: {
    1: {
      says: "Quiet minutes have been rare for you lately. They can have sound in them, for in silence thoughts can get loud.",
      next: "A quiet minute is one in which nobody wants anything of you. Where a no is hard, such minutes are few. Next rung: in a bathroom or a parked car, stay one minute longer than you have to.",
      on: 9,
      leaning:
        "All it takes is that nobody needs anything from you, and a radio can play. Next rung: in a bathroom or a parked car, stay one minute longer than you have to.",
    },
    2: "Some quiet minutes may come to you and go unseen: the bus is late, a call is canceled, and two seconds later your hand has found the phone. Next rung: the next time you stand in line, leave it where it is.",
    3: {
      says: "What do your quiet minutes do for you? A day without any can tell: perhaps your replies get shorter toward evening.",
      next: "If so, it may be only those minutes that you miss.",
      on: 7,
      leaning: "You keep your plans, so on the morning of a full day, plan five minutes of it.",
    },
    4: {
      says: "You have found a few quiet minutes day after day lately, whether they came by themselves or had to be kept free.",
      next: "They are not the same as rest, which has run short for you. In one of them, you could simply close your eyes.",
      on: 1,
      leaning: "So a thought that needs a calm moment need not wait until you lie in bed.",
    },
  },
  20: {
    1: {
      says: "Wonder has been rare for you.",
      next: "You are also short of rest, and to tired eyes a sky can be only a sky. Sleep may change that sooner than trying. If you like, look at one leaf for a minute, with no duty to feel anything.",
      on: 1,
      leaning:
        "In a hard time, a sky can be only a sky, and trying harder does not help. That can change without any effort from you. If you like, look at one leaf for a minute, with no duty to feel anything.",
    },
    2: {
      says: "Now and then an ordinary thing fills you with wonder, until a light turns green. So your good days and the others may well have had the same sky, and a different hurry under it.",
      next: "Next rung: when it comes, stay until you have found one more detail.",
      on: 19,
      leaning: "Next rung: give one of your quiet minutes to a thing you never look at.",
    },
    3: {
      says: "What you have known for years can still stop you. Many things grow dull once they are familiar, and for you some of them have not.",
      next: "They cost nothing, and tomorrow they are there again.",
      on: 6,
      leaning: "Ask somebody you laugh with which ordinary thing still amazes them.",
    },
    4: "Ordinary things, such as the sky or a song, have filled you with wonder all through these weeks. It needs no money and no company. What it takes is another look at something that you had seen a hundred times.",
  },
  21: {
    1: {
      says: "You have rarely felt part of something larger.",
      next: "In a lonely or heavy time that feeling can stay away, and come back later. Nobody can order it, and its absence is not your fault. If you like, count for a minute how many hands made your shoes.",
      on: 3,
      leaning:
        "You do have somebody to call. This wider feeling is another thing, and nobody can order it. If you like, count for a minute how many hands made your shoes.",
    },
    2: {
      says: "Now and then you feel that you are part of something larger. It may come while you do something, such as raking leaves, and fade while you think about it. Then it asks for no belief, only for a rake.",
      next: "Next rung: give five minutes this week to what you did the last time.",
      on: 7,
      leaning: "Next rung: put five minutes of it on a certain day of this week.",
    },
    3: {
      says: "Often you feel that you belong to something wider than your own days. It is there whether or not you do anything for it on a given day.",
      next: "That can be a comfort in a week when you have little to give.",
      on: 15,
      leaning: "If you ask, somebody who loves the same thing could tell you how they came to it.",
    },
    4: {
      says: "You have felt part of something larger the whole time.",
      next: "You can have such a tie and few people to call about a leaking sink. Neither makes the other less true.",
      on: 3,
      leaning:
        "Such a tie need not be earned anew each day, and it holds in hours when you feel nothing much.",
    },
  },
};
