import type { AnswerTexts } from "#domain/report/answer-text.ts";

/** What each answer to the questions of Crown looks like from inside, and a step from it, which may lean on another answer. */
export const crownAnswers: AnswerTexts<19 | 20 | 21> = {
  19: {
    1: {
      says: "Maybe somebody always wants something from you. Or you get a minute, and your thoughts get loud. Quiet doesn’t have to be silent, and a radio is fine.",
      next: "Next step: behind a closed door, even the bathroom door, stay a minute longer.",
      on: 9,
      leaning:
        "You can say no to people, but a worry is harder to send away. Next step: behind a closed door, even the bathroom door, stay a minute longer.",
    },
    2: {
      says: "Some quiet comes by accident: someone runs late, or a call gets canceled. It’s easy to fill those minutes with the phone. If you leave them empty, you’ve got some quiet without planning it.",
      next: "Next step: the next time you wait in line, leave the phone where it is.",
      on: 4,
      leaning:
        "Next step: you stop for small pleasures, so when the next one is over, stay there another minute.",
    },
    3: {
      says: "In a quiet minute, something from hours ago can come back: what a friend really meant, or where the key is. You don’t have to look for it.",
      next: "What you want yourself is easier to hear then, too.",
      on: 17,
      leaning:
        "It’s a good time for a choice, too: you trust your own sense, and there’s less noise around it.",
    },
    4: {
      says: "You know where to find your quiet minutes: on a walk, say, or in a corner of the library.",
      next: "If most of them are away from home, you already know good places to go.",
      on: 2,
      leaning: "On a tired day, you can spend a few of them lying down.",
    },
  },
  20: {
    1: {
      says: "You may look up at the sky, and all you see is whether you need a coat.",
      next: "Wonder can go missing for a while, and it can come back without any effort. Next step: look at one leaf for a minute. You don’t have to feel anything.",
      on: 4,
      leaning:
        "You do stop for small pleasures, and wonder often begins with stopping. Next step: watch one cloud until it has changed.",
    },
    2: {
      says: "Wonder can come more easily when your eyes have nothing to do, at a window or in a waiting room. On a full day, the same sky goes by. Who or what made you look up the last time?",
      next: "Next step: when wonder comes, stay until you’ve found one more detail.",
      on: 19,
      leaning:
        "Next step: in one of your quiet minutes, look closely at something you usually pass.",
    },
    3: {
      says: "Most things go dull once you’re used to them, but for you a few stay new. It may be a song, or the light on one wall.",
      next: "Quiet is harder for you to come by, and moments like these don’t need much of it.",
      on: 19,
      leaning: "In a quiet minute, you can think back to it.",
    },
    4: "You can see a thing a hundred times and still find it new. You may be the only one who stops for a puddle. Then, now and again, somebody stops beside you to see what’s there.",
  },
  21: {
    1: {
      says: "Other people talk about feeling part of a team, a faith or the sea, and you rarely feel anything like that. In a heavy time, that’s no surprise, and it doesn’t mean that there’s no place for you.",
      next: "Next step: sit for five minutes where others are, like a library. You don’t have to join in.",
      on: 3,
      leaning:
        "You have someone to call, and they may know the feeling. Next step: ask where they find it.",
    },
    2: {
      says: "Feeling part of something often comes while you’re doing something, like singing along or raking leaves. It can fade once you think about it. So look at what you were doing the last time.",
      next: "Next step: do that for five minutes this week.",
      on: 7,
      leaning:
        "Next step: you follow through on your plans, so pick a day for it, even for five minutes.",
    },
    3: {
      says: "It could be a faith, a team, a street or the woods. On a day when you don’t feel it, it’s still there: the team plays, the trees stand, and you can go back.",
      next: "If there are people in it, one of them could be the first you ask: “Could I call you if something breaks?”",
      on: 3,
      leaning: "You don’t have to feel it every day to be part of it.",
    },
    4: {
      says: "Being a small part of something large can be a relief. It was there before you, and after a bad week it still has room for you.",
      next: "If it’s a group, it may ask a lot. You can belong and still leave a task to others.",
      on: 9,
      leaning: "You can take part, and still say no to what’s too much.",
    },
  },
};
