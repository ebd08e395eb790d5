import type { AnswerTexts } from "#domain/report/answer-text.ts";
import { helpLines } from "#content/site.ts";

const { country, housing, violenceAtHome } = helpLines;

/** What each answer to the questions of Root looks like from inside, and a step from it, which may lean on another answer. */
export const rootAnswers: AnswerTexts<1 | 2 | 3> = {
  1: {
    1: "Rest has been short, whatever the reason. By now tiredness may not feel like tiredness. It may feel like being slow, cross or forgetful, as if that were simply you. Next rung: lie down or lean back for ten minutes.",
    2: {
      says: "Some days find you rested. Think of the evening before the last of them, and look for what did not happen: no noise, no pain, no late message. That counts as much as what you did.",
      next: "Next rung: keep one such thing out of tonight, if it is in your hands.",
      on: 15,
      leaning: "Next rung: tell one friend that you won’t answer messages after nine tonight.",
    },
    3: {
      says: "On most days your body has had its rest. So on the other days you can tell what tiredness adds: a sharper word, a longer afternoon. Somebody who is tired every day can hardly tell.",
      next: "Once this week, before you answer something that annoys you, check how you slept.",
      on: 4,
      leaning: "The next time something pleasant leaves you cold, check first how you slept.",
    },
    4: {
      says: "Lately your body has had all of its rest.",
      next: "So if something is hard for you just now, you need not look for the cause in your sleep. Some things are hard for rested people, too.",
      on: 2,
      leaning:
        "Something keeps it that way, perhaps an hour that you hold to, a dark room, or a body that falls asleep easily. Find out which it is, so that you know what to look after when a week gets crowded.",
    },
  },
  2: {
    1: "Most days at home don’t feel safe to you. That is not your fault, and no exercise can change it. Staying on guard takes strength. If you can, tell somebody you trust who lives elsewhere. The help note in this report names others who listen.",
    2: "Home feels safe to you at times, and at other times it does not. In a calm hour you may doubt this answer, but you had reasons for it. None of it is your fault. You could tell someone outside whom you trust. The note on help here is for you, too.",
    3: `Home mostly feels safe to you. The other days count, too. For a lock, a lease or the street, ${housing.reach} (${country}). If a person is the reason, the ${violenceAtHome.name} listens: ${violenceAtHome.reach}. Elsewhere, findahelpline.com. Use a phone, and keep this page, where nobody else looks.`,
    4: "You have felt safe at home all these weeks, whatever the days were like outside. It is good to have a place where you need not be on guard and can put the day down.",
  },
  3: {
    1: "When something breaks, you mostly have nobody to call. So besides the work, you have to decide alone how bad it is. That question needs no friend. A library or a hardware store hears such questions all day. Next rung: look up which of them is nearest, and when it is open.",
    2: "For one trouble you know whom to call, and for the next nobody comes to mind. That can look like too few friends. Perhaps only one kind of help is missing, such as a ride or somebody who knows forms. Next rung: write down three troubles, and beside each a name, if there is one.",
    3: {
      says: "Because there is usually somebody to call, you can try more on your own, such as taking an unknown road or fixing a lamp. So others have a part even in what you do by yourself.",
      next: "Thank one of them for that, in a line.",
      on: 6,
      leaning: "Tell one of them, for fun, which disaster they have been spared so far.",
    },
    4: "There has always been somebody you could call when something went wrong. So a flat tire is just a flat tire. Whom to call is already settled.",
  },
};
