import type { AnswerTexts } from "#domain/report/answer-text.ts";

/** What each answer to the questions of Crown looks like from inside, and a step from it, which may lean on another answer. */
export const crownAnswers: AnswerTexts<19 | 20 | 21> = {
  19: {
    1: {
      says: "Maybe somebody always wants something from you. Or you do get a minute, and your thoughts get loud. Quiet doesn’t have to be silent, and a radio is fine.",
      next: "And some of your quiet has probably gone to a yes you didn’t want to give. Next step: behind a closed door, even the bathroom door, stay a minute longer.",
      on: 9,
      leaning:
        "You can say no to people, so it’s probably something that never asks. Next step: behind a closed door, even the bathroom door, stay a minute longer.",
    },
    2: {
      says: "A friend runs late or a call gets canceled, and there they are: three minutes of quiet. Two seconds later, your phone may be in your hand. The quiet did come. It just lasted two seconds.",
      next: "Next step: the next time you stand in line, leave the phone where it is.",
      on: 4,
      leaning:
        "Next step: you stop for small pleasures, so when the next one is over, stay there another minute.",
    },
    3: {
      says: "In a quiet minute, something from hours ago can come back: what a friend really meant, or where the key is. You weren’t looking for it. It only needed the noise to stop.",
      next: "Your own sense of things may be waiting in there, too. It won’t talk over a noise.",
      on: 17,
      leaning: "You trust your own sense, and this may be where it gets a word in.",
    },
    4: {
      says: "You probably know where your quiet minutes are: on a walk, say, or in a corner of the library. Not having to look for them is half of the quiet.",
      next: "If most of them are away from home, you’ve found yourself somewhere else to be. If it’s safe to stay longer, stay.",
      on: 2,
      leaning: "If someone you like looks tired, you could show them one.",
    },
  },
  20: {
    1: {
      says: "You look up at the sky, and all you see is whether you need a coat.",
      next: "Wonder can go missing for a while, and nobody gets it back by trying harder. Next step: look at one leaf for a minute. You don’t have to feel anything.",
      on: 4,
      leaning:
        "You do stop for small pleasures. But a pleasure has something for you, and a sky just sits there until you ask it a question. Next step: look at one leaf, and ask how the water got up there.",
    },
    2: {
      says: "It may come when your eyes have nothing to do, at a window or while rain keeps you in. On a full day, the same sky goes by. Who or what made you look up the last time?",
      next: "Next step: when wonder comes, stay until you’ve found one more detail.",
      on: 19,
      leaning:
        "Next step: you do find some quiet, so give a minute of it to something you never look at.",
    },
    3: {
      says: "Most things go dull once you’re used to them, and for you some haven’t: a certain song, the way bread rises, the light on one wall.",
      next: "On the other days, the wall is just a wall. Quiet is harder for you to come by, and wonder may need a little of it.",
      on: 19,
      leaning:
        "You find some quiet, and that may be when they reach you. On a loud day, the wall is just a wall, and it isn’t the wall that changed.",
    },
    4: "A second look costs nothing, even at something you’ve seen a hundred times. It may seem odd to others, since nobody else has stopped for the puddle. And it’s hard to share: the moment you point, it goes back to being a puddle.",
  },
  21: {
    1: {
      says: "At a ball game or a concert, others seem to be inside something, and you’re next to it. You can’t force the feeling, least of all in a heavy time. But next to it counts, too. You came.",
      next: "Next step: sit for five minutes where others are, like a library. You don’t have to join in.",
      on: 3,
      leaning:
        "You have people to call, so it isn’t about being alone. Next step: ask one of them where they find that feeling.",
    },
    2: {
      says: "It may come while you’re doing something, like raking leaves, and fade once you think about it. So doing can bring it back. Whatever your hands were busy with the last time is a good place to look.",
      next: "Next step: give it five minutes this week.",
      on: 7,
      leaning:
        "Next step: you follow through on your plans, so give it five minutes on a certain day.",
    },
    3: {
      says: "It could be a faith, a team, a street, the woods behind the house. On a day when you don’t feel it, it goes on without you: the team plays, the trees stand there, and nobody has given your place away.",
      next: "A kindness is harder for you to accept, but nobody hands you this one. It’s just there.",
      on: 12,
      leaning:
        "You know how to accept a kindness. Here’s one you don’t even have to say thanks for.",
    },
    4: {
      says: "Being a small part of something large can be a relief. It was there before you, and after a bad week it still has room for you.",
      next: "If it’s a group, it may be where you’re asked most, and it won’t tell you when it’s enough.",
      on: 9,
      leaning: "You say no when it’s too much, and what you do give to it is really given.",
    },
  },
};
