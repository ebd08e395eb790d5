import type { AnswerTexts } from "#domain/report/answer-text.ts";

/** What each answer to the questions of Crown looks like from inside, and a step from it, which may lean on another answer. */
export const crownAnswers: AnswerTexts<19 | 20 | 21> = {
  19: {
    1: "Quiet need not mean silence, in which thoughts can get loud. Here it means a few minutes in which nothing is asked of you, and a radio can play the whole time. The next time a door closes behind you, stay one minute longer.",
    2: "The next time you stand in line, leave the phone where it is. A line, a late bus, a canceled call: some quiet comes as a leftover, and it is lost within two seconds, while the hand finds the phone. On the days when it stayed, what were your hands doing?",
    3: {
      says: "What quiet does is easiest to see on a day without it. Perhaps your answers get shorter toward evening, or you forget what you came for. On most days you find a few minutes, so compare the two kinds.",
      next: "For the days without it, try a second place now, such as a hallway or a tree.",
      on: 7,
      leaning:
        "For the days without it, plan a second place, and sit there for five minutes today.",
    },
    4: "Where in the day does your quiet stand? Before people and tasks, it gets you ready. After them, it clears up. Quiet that comes every day has mostly found one of these places. Give three minutes to the other one this week, and see what it is good for.",
  },
  20: {
    1: "The sky is there, and nothing in you answers. Trying harder does not help in a gray stretch. What you can keep is the looking: one leaf, one minute, no duty to feel anything.",
    2: {
      says: "Wonder can be over in two seconds, because a light turns green. So your good days and the others may well have had the same sky, and a different hurry under it.",
      next: "Next rung: when it comes, stay until you have found one more detail.",
      on: 19,
      leaning: "Next rung: give one quiet minute to a thing you never look at.",
    },
    3: {
      says: "You may have known a song or the moon for years, and it can still stop you. Many things grow dull once they are familiar. For you some of them have not.",
      next: "Which sense does it reach you by? Try another for five minutes, such as fingertips on bark.",
      on: 6,
      leaning:
        "Try another sense with a friend: eyes shut, each guesses what the other hands over.",
    },
    4: "Put one wonder of this week into two exact sentences while it is fresh. Told in the evening, wonder shrinks to “the light was nice.” Plain things have stopped you all through these weeks, with no money and no company needed, and a flat day will be glad of one of them.",
  },
  21: {
    1: "How many strangers had a hand in one of your shoes? Count for a minute: whoever cut it, sewed it, packed it, drove it. You answered about the feeling of being part of something. The fact of it is there on the days without the feeling.",
    2: {
      says: "Does the feeling come while you do something, such as singing with others or raking leaves, and fade while you think about it? Then it asks for no belief, only for a rake.",
      next: "Give five minutes this week to what you did last time.",
      on: 7,
      leaning: "Put five minutes of it on a certain day of this week.",
    },
    3: {
      says: "What you feel part of is there whether or not you do anything for it on a given day. That can be a comfort in a week when you have little to give.",
      next: "Learn one fact about it, such as who was there before you.",
      on: 15,
      leaning: "Ask somebody in it, or near it, how they came to it.",
    },
    4: "An evening alone does not put you outside, and neither would a week in bed. Belonging of this kind keeps no attendance. It is seldom spoken of, though, so two people can have it in common and not know. Ask somebody kind what they feel part of, and tell them yours.",
  },
};
