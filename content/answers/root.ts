import type { AnswerTexts } from "#domain/report/answer-text.ts";
import { helpLines } from "#content/site.ts";

const { country, housing, violenceAtHome } = helpLines;

/** What each answer to the questions of Root looks like from inside, and a step from it, which may lean on another answer. */
export const rootAnswers: AnswerTexts<1 | 2 | 3> = {
  1: {
    1: {
      says: "Rest has been short, whatever the reason. By now tiredness may not feel like tiredness. It may feel like being slow, cross or forgetful, as if that were simply you.",
      next: "Next rung: lie down or lean back for ten minutes.",
      on: 7,
      leaning:
        "Your plans get done all the same, so others hardly see it. Next rung: lie down or lean back for ten minutes.",
    },
    2: {
      says: "Recall the evening before your last rested day. What was missing from it: noise, pain, a late message? What stays away can count as much as what you do.",
      next: "Next rung: keep one such thing out of tonight, if it is in your hands.",
      on: 15,
      leaning: "Next rung: tell one friend that you won’t answer messages after nine tonight.",
    },
    3: {
      says: "You have both to compare, rested days and a few tired ones. What goes first when you are tired: patience, names, the dishes?",
      next: "Once this week, before you answer something that annoys you, check how you slept.",
      on: 4,
      leaning: "The next time something pleasant leaves you cold, check first how you slept.",
    },
    4: {
      says: "Lately your body has had all of its rest.",
      next: "So if something is hard for you just now, you need not look for the cause in your sleep.",
      on: 2,
      leaning:
        "You may see it only in what stays away, such as a cross word over nothing at the end of a day.",
    },
  },
  2: {
    1: "Most days at home don’t feel safe to you. That is not your fault, and no exercise can change it. Staying on guard takes strength. If you can, tell somebody you trust who lives elsewhere. The help note in this report names others who listen.",
    2: "Home feels safe to you at times, and at other times it does not. In a calm hour you may doubt this answer, but you had reasons for it. None of it is your fault. You could tell someone outside whom you trust. The note on help here is for you, too.",
    3: `You answered Often, and not Always. For the other days, here is help. For locks, rent or housing, ${housing.reach} (${country}). If a person is the reason, the ${violenceAtHome.name} listens: ${violenceAtHome.reach}. Then use a phone that nobody checks, and keep this report out of sight. Elsewhere, findahelpline.com.`,
    4: {
      says: "You have felt safe at home all these weeks, whatever the days were like outside.",
      next: "You need not be on guard there, even in an hour that is far from quiet.",
      on: 19,
      leaning:
        "It is good to have a place where you need not be on guard and can put the day down.",
    },
  },
  3: {
    1: {
      says: "When something breaks, you mostly have nobody to call. So besides the work, you have to decide alone how bad it is.",
      next: "Next rung: pick one thing that could break, and look up now who repairs it.",
      on: 15,
      leaning:
        "You do ask for what you need, so it is not for want of nerve. What is missing is somebody to ask. Next rung: pick one thing that could break, and look up now who repairs it.",
    },
    2: "Is all help missing at times, or only one kind of it, a ride for instance? For one trouble you may know whom to call, and for the next not. Next rung: think of three troubles, and for each of a name, if there is one.",
    3: {
      says: "Because there is usually somebody to call, you can try things alone: an unknown road, or a shelf of your own making. Those who would have come helped, too.",
      next: "Send one of them a line of thanks. It may please them more than you expect.",
      on: 6,
      leaning: "Ask one of them what you could do in return.",
    },
    4: {
      says: "There has always been someone you could call when something went wrong. So a blown fuse is just a blown fuse.",
      next: "If you feel safe with one of them who doesn’t live with you, they could hear about home, too.",
      on: 2,
      leaning: "You need not think each trouble through alone.",
    },
  },
};
