import type { AnswerTexts } from "#domain/report/answer-text.ts";

/** What each answer to the questions of Root looks like from inside, and a step from it, which may lean on another answer. */
export const rootAnswers: AnswerTexts<1 | 2 | 3> = {
  1: {
    1: "Missing rest hides itself. After a run of short nights the sleepy feeling levels off, and what remains feels like being slow, cross or clumsy. Before you hold anything against yourself this week, ask how rested you were at that hour. Next rung: let a wall hold your head for two minutes.",
    2: {
      says: "Go back to the evening before your last rested day. What let you stop: a clock, another person, or being finished? Of the three, being finished is the one that hardly ever comes.",
      next: "Next rung: tonight, if nothing keeps you up, let the clock say when.",
      on: 15,
      leaning: "Next rung: tonight, ask somebody kind to tell you when it is time.",
    },
    3: {
      says: "On most days your body has had its rest. That makes the other days easier to read: when an hour goes wrong on one of them, tiredness may be all there is to it. Somebody who is tired every day can hardly tell.",
      next: "Once this week, before you answer something that annoys you, check how you slept.",
      on: 4,
      leaning: "The next time something pleasant leaves you cold, check first how you slept.",
    },
    4: {
      says: "Your body has had its rest through all of these weeks.",
      next: "Whatever else is hard just now, you meet it rested, and hard things take strength. No step belongs to this answer.",
      on: 2,
      leaning:
        "Something keeps it that way. It can be an hour that you hold to, a dark room, or a body that drops off easily. Name yours, so that you know what to look after in a crowded week.",
    },
  },
  2: {
    1: "Home, whatever it is just now, rarely feels safe. That is not your fault, and it can’t be practiced away. If you stay alert there, it makes sense. If you can, tell somebody you trust who lives elsewhere. The note on help in this report names others who listen.",
    2: "Home feels safe only at times. In a calm hour you may doubt that answer, yet you had reasons. None of it is your fault, and no exercise settles it. Someone outside, whom you trust, could know of it. The help note in this report is for you as well.",
    3: "Home feels safe on most days, so a sound can be just a sound. The other days count as well, whatever lies behind them. One answer can’t say what that is, and this page won’t guess. You can tell a person you trust about both kinds of day.",
    4: "You answered that home has felt safe throughout these weeks. Feeling safe there means that sleep comes with less listening, and that you can put the day down. If that ever changes, tell a person you trust first.",
  },
  3: {
    1: "When a pipe drips, it helps to ask somebody how bad it is. With few people to call, even that question can stay open. But it needs no friend. A library or a hardware store hears such questions all day. Look up which of them is nearest, and its hours.",
    2: "Put five troubles on paper, such as a ride, a leak and a hard form, and a name beside each. They call for different people, so some of your lines will have a name and some will have none. One more could change the whole answer.",
    3: {
      says: "Having somebody to call helps even while nothing is wrong. You can take an unknown road or try to mend a lamp yourself, since you would not be alone if it failed.",
      next: "Thank one of them for all the times when knowing their number was all you needed.",
      on: 6,
      leaning: "Tell one of them, for fun, which disaster of yours they have been spared so far.",
    },
    4: "How many names stand behind this answer? If there are several, you live in a net, and no single knot has to hold it all. If there is one, all of that calm hangs on a single phone. Then ask this person whom they would send on a day when they can’t come.",
  },
};
