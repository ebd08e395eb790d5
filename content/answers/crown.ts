import type { AnswerTexts } from "#domain/report/answer-text.ts";

/** What each answer to the questions of Crown looks like from inside, and a step from it, which may lean on another answer. */
export const crownAnswers: AnswerTexts<19 | 20 | 21> = {
  19: {
    1: "Quiet minutes have been rare for you lately. They need not be silent, for in silence thoughts can get loud. All it takes is that nobody needs anything from you, and a radio can play. Next rung: in a bathroom or a parked car, stay one minute longer than you have to.",
    2: "On some days you find a few quiet minutes, and on others you don’t. Some of them may come and go unseen: the bus is late, a call is canceled, and two seconds later your hand has found the phone. Next rung: the next time you stand in line, leave it where it is.",
    3: {
      says: "Most of your days have held a few quiet minutes. What these do for you shows on the other days. Perhaps your answers get shorter toward evening, or you forget what you came for.",
      next: "If so, it may be only those minutes that you miss.",
      on: 7,
      leaning: "You keep your plans, so on the morning of a crowded day, plan five minutes of it.",
    },
    4: "You have found a few quiet minutes day after day lately, whether they came by themselves or had to be kept free. So a thought that needs a calm moment need not wait until you lie in bed.",
  },
  20: {
    1: "Wonder has been rare for you lately. In a hard or tired time, a sky can be only a sky, and trying harder does not help. That can change without any effort from you. If you like, look at one leaf for a minute, with no duty to feel anything.",
    2: {
      says: "Now and then an ordinary thing fills you with wonder. It can be over in two seconds, because a light turns green. So your good days and the others may well have had the same sky, and a different hurry under it.",
      next: "Next rung: when it comes, stay until you have found one more detail.",
      on: 19,
      leaning: "Next rung: give one of your quiet minutes to a thing you never look at.",
    },
    3: {
      says: "Ordinary things often fill you with wonder. You may have known a song or the moon for years, and it can still stop you. Many things grow dull once they are familiar. For you some of them have not.",
      next: "They cost nothing, and tomorrow they are there again.",
      on: 6,
      leaning: "Ask somebody you laugh with which ordinary thing still amazes them.",
    },
    4: "Ordinary things, such as the sky or a song, have filled you with wonder all through these weeks. It took no money and no company. What it did take was another look at something that you had seen a hundred times.",
  },
  21: {
    1: "You have rarely felt part of something larger lately. In a lonely or heavy time that feeling can stay away, while the fact goes on without it. Somebody cut your shoes, somebody sewed them, and others packed and drove them. If you like, count for a minute how many hands it took.",
    2: {
      says: "Now and then you feel that you are part of something larger. It may come while you do something, such as singing with others or raking leaves, and fade while you think about it. Then it asks for no belief, only for a rake.",
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
    4: "Lately you have felt part of something larger the whole time. An evening alone does not put you outside, and neither would a week in bed. You belong even in weeks when you don’t turn up.",
  },
};
