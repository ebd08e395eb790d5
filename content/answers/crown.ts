import type { AnswerTexts } from "#domain/report/answer-text.ts";

/** What each answer to the questions of Crown looks like from inside, and a step from it, which may lean on another answer. */
export const crownAnswers: AnswerTexts<19 | 20 | 21> = {
  19: {
    1: {
      says: "Minutes when nobody wants anything from you can be hard to come by. They need not be silent: in silence, thoughts can get loud, and a radio may help.",
      next: "A yes to someone else may take the last one. Next step: in a bathroom, or a parked car with the engine off, stay a minute longer.",
      on: 9,
      leaning:
        "Next step: in a bathroom, or a parked car with the engine off, stay a minute longer.",
    },
    2: {
      says: "A friend runs late or a call is canceled, and there they are, three minutes of quiet. Two seconds later, you may have your phone in your hand. On the last day that did have some quiet, was your phone out of reach?",
      next: "Next step: the next time you stand in line, leave it where it is.",
      on: 4,
      leaning:
        "Next step: when something pleasant makes you stop, stay a little longer, with nothing to hear.",
    },
    3: {
      says: "In a quiet minute, something from hours ago may come back: what a friend really meant, or where the key is. You did not look for it. It only needed the noise to stop.",
      next: "A day without one can feel unfinished, whatever got done.",
      on: 7,
      leaning: "You keep your plans, so on a full day, put five minutes of it on the list.",
    },
    4: {
      says: "You may know where your quiet minutes are: before the others wake, perhaps, or between two errands. Not having to look for them could be half of the quiet.",
      next: "They are not the same as rest, which has run short for you. In one of them, you could simply close your eyes.",
      on: 1,
      leaning: "If a full month ever takes some of them, you could choose one to keep.",
    },
  },
  20: {
    1: {
      says: "You may look up at the sky and see only whether you need a coat.",
      next: "To tired eyes a sky can be only a sky, and sleep may change that sooner than trying. If you like, look at one leaf for a minute. You don’t have to feel anything.",
      on: 1,
      leaning:
        "Nobody is amazed by trying harder, and it can change by itself. If you like, look at one leaf for a minute. You don’t have to feel anything.",
    },
    2: {
      says: "It may come when your eyes have nothing to do, at a window or while rain keeps you in. On a day that is full to the edge, the same sky goes by. Who or what made you look up the last time?",
      next: "Next step: when wonder comes, stay until you have found one more detail.",
      on: 19,
      leaning: "Next step: give one of your quiet minutes to a thing you never look at.",
    },
    3: {
      says: "Much grows dull once we are used to it, and for you some of it has not. You may know which things still work: a certain song, how bread rises, the light on one wall.",
      next: "Keep three of them in mind, and on a dull day go and look at one.",
      on: 6,
      leaning: "Ask someone you laugh with which ordinary thing still amazes them.",
    },
    4: "A second look costs nothing, even at something you have seen a hundred times. It may seem odd to others, since nobody else has stopped for the puddle. You could lend it to someone in a hurry: point at one thing, and say nothing.",
  },
  21: {
    1: {
      says: "At a ball game or under the stars, others may seem to be inside something, and you beside it. In a lonely or heavy time that feeling can stay away, and come back later.",
      next: "Nobody can make it come, so you are not to blame. If you like, count for a minute how many hands made your shoes.",
      on: 3,
      leaning:
        "Having someone to call is another thing. If you like, count for a minute how many hands made your shoes.",
    },
    2: {
      says: "It may come while you do something, such as raking leaves, and fade while you think about it. So doing can bring it back. What were your hands busy with the last time?",
      next: "Next step: give five minutes this week to what you did then.",
      on: 7,
      leaning: "Next step: put five minutes of it on a certain day of this week.",
    },
    3: {
      says: "It could be a faith, a team, a street, the woods behind the house. On a day when you don’t feel it, the thing itself goes on: the team plays, the trees stand there, and nobody has given your place away.",
      next: "It can be a comfort in a week when you have little to give.",
      on: 15,
      leaning: "Ask someone who shares it how they came to it.",
    },
    4: {
      says: "To be a small part of a large thing can be a relief. It was there before you, and it doesn’t depend on how your week went.",
      next: "It may still have nobody in it with a wrench. If other people belong to it, too, ask once which of them knows about sinks.",
      on: 3,
      leaning:
        "If it is a group, it can ask a lot, and it seldom says when it is enough. You can take a break and still belong.",
    },
  },
};
