import type { AnswerTexts } from "#domain/report/answer-text.ts";

/** What each answer to the questions of Crown looks like from inside, and a step from it, which may lean on another answer. */
export const crownAnswers: AnswerTexts<19 | 20 | 21> = {
  19: {
    1: {
      says: "Quiet minutes have been rare for you lately. They can have sound in them, for in silence thoughts can get loud.",
      next: "A minute when nobody wants anything from you is enough. If you rarely say no, such minutes are hard to keep. Next step: in a bathroom or a parked car, stay one minute longer than you have to.",
      on: 9,
      leaning:
        "All it takes is that nobody needs anything from you, and a radio can play. Next step: in a bathroom or a parked car, stay one minute longer than you have to.",
    },
    2: "A few quiet minutes come on some days. Others may go unseen: the bus is late or a call is canceled, and two seconds later you have your phone in your hand. Next step: the next time you stand in line, leave it where it is.",
    3: {
      says: "Most of your days have some quiet, and some have none. On a day without any, your answers may get shorter toward evening, or your thoughts louder in bed.",
      next: "Then even two minutes in a parked car can help.",
      on: 7,
      leaning: "You keep your plans, so on a full day, plan five minutes of it.",
    },
    4: {
      says: "You have found a few quiet minutes day after day lately, whether they came by themselves or you kept them free.",
      next: "They are not the same as rest, which has run short for you. In one of them, you could simply close your eyes.",
      on: 1,
      leaning:
        "If they came by themselves, a busier month could take them. Choose one to defend, such as five minutes in the morning.",
    },
  },
  20: {
    1: {
      says: "Wonder has been rare for you.",
      next: "You are also short of rest, and to tired eyes a sky can be only a sky. Sleep may change that sooner than trying. If you like, look at one leaf for a minute. You don’t have to feel anything.",
      on: 1,
      leaning:
        "In a full week, a sky can go by unseen, and nobody is amazed by trying harder. That can change by itself. If you like, look at one leaf for a minute. You don’t have to feel anything.",
    },
    2: {
      says: "Now and then an ordinary thing fills you with wonder, and on other days you pass it by. The sky is there on both kinds of days. The difference may be your hurry.",
      next: "Next step: when wonder comes, stay until you have found one more detail.",
      on: 19,
      leaning: "Next step: give one of your quiet minutes to a thing you never look at.",
    },
    3: {
      says: "Things that you have known for years can still amaze you. Much grows dull once we are used to it, and for you some of it has not.",
      next: "Keep three such things in mind, and on a dull day go and look at one.",
      on: 6,
      leaning: "Ask someone you laugh with which ordinary thing still amazes them.",
    },
    4: "Ordinary things, such as the sky or a song, have filled you with wonder all through these weeks. That needs no money, only a second look at something you have seen a hundred times. You could lend it to someone in a hurry: point at one thing, and say nothing.",
  },
  21: {
    1: {
      says: "You have rarely felt part of something larger.",
      next: "In a lonely or heavy time that feeling can stay away, and come back later. Nobody can order it, and it is not your fault that it is missing. If you like, count for a minute how many hands made your shoes.",
      on: 3,
      leaning:
        "You do have someone to call. This wider feeling is another thing, and nobody can order it. If you like, count for a minute how many hands made your shoes.",
    },
    2: {
      says: "Now and then you feel that you are part of something larger. It may come while you do something, such as raking leaves, and fade while you think about it. So doing can bring it back.",
      next: "Next step: give five minutes this week to what you did the last time.",
      on: 7,
      leaning: "Next step: put five minutes of it on a certain day of this week.",
    },
    3: {
      says: "You often feel part of something larger. Only you know what it is: a faith, a team, a neighborhood, the woods behind the house. On some days the feeling is missing, and it can still come back.",
      next: "It can be a comfort in a week when you have little to give.",
      on: 15,
      leaning: "Ask someone who shares it how they came to it.",
    },
    4: {
      says: "You have felt part of something larger the whole time.",
      next: "You can feel that and still have few people to call about a leaking sink. Both are true. If other people belong to it, too, one of them may know about sinks.",
      on: 3,
      leaning:
        "What we belong to can ask a lot of us, and it seldom says when it is enough. You can take a rest from it and still belong.",
    },
  },
};
