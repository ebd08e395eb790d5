import type { AnswerTexts } from "#domain/report/answer-text.ts";
import { helpLines } from "#content/site.ts";

const { country, housing, violenceAtHome } = helpLines;

/** What each answer to the questions of Root looks like from inside, and a step from it, which may lean on another answer. */
export const rootAnswers: AnswerTexts<1 | 2 | 3> = {
  1: {
    1: {
      says: "Rest has been short, whatever the reason. By now tiredness may not feel like tiredness. It can feel like being slow, grumpy or forgetful, as if that were simply you.",
      next: "Next step: lie down or lean back for ten minutes.",
      on: 7,
      leaning:
        "Your list mostly gets done, so it doesn’t show. Next step: lie down or lean back for ten minutes.",
    },
    2: {
      says: "Some days you are rested, and some you are not. Think back to the evening before your last rested day. Perhaps something was missing from it: noise, pain or a late message.",
      next: "Next step: keep one such thing out of tonight, as far as that is up to you.",
      on: 15,
      leaning: "Next step: tell one person who writes late that you won’t answer after nine.",
    },
    3: {
      says: "On most days you are rested, and you know the other kind, too. So you can compare. On a tired day, the same chore looks bigger and the same noise sounds louder.",
      next: "The next time a chore looks too big, check first how you slept.",
      on: 4,
      leaning: "The next time something pleasant leaves you cold, check first how you slept.",
    },
    4: {
      says: "You have been well rested for weeks. Perhaps a habit protects that, such as a fixed bedtime, or perhaps these are calm weeks.",
      next: "If you feel worn out all the same, staying on guard can tire a rested body, too.",
      on: 2,
      leaning: "Find out which it is, so that you know what to keep when the weeks get full.",
    },
  },
  2: {
    1: "Most days at home don’t feel safe to you. That is not your fault, and no exercise can change it. Staying on guard takes strength. If you can, tell someone you trust who lives elsewhere. The help note in this report names others who listen.",
    2: "Home feels safe to you at times, and at other times it does not. In a calm hour you may doubt this answer, but you had reasons for it. None of it is your fault. You could tell someone outside whom you trust. The note on help is for you, too.",
    3: `On most days you do. Only you know what the other days are about. For locks, rent or housing, ${housing.reach} (${country}). If you fear somebody, the ${violenceAtHome.name} listens: ${violenceAtHome.reach}. Use a phone that nobody checks, and keep this report out of sight. Elsewhere, findahelpline.com.`,
    4: {
      says: "You have felt safe at home all these weeks. Being on guard takes strength, and at home you have not had to spend any on it.",
      next: "What could still be missing there is a little quiet: one chair, perhaps, where you are left alone for five minutes.",
      on: 19,
      leaning:
        "You could share some of that. Someone you like might be glad to come in for an hour.",
    },
  },
  3: {
    1: {
      says: "When something breaks, you mostly have nobody to call. So besides the work, you have to decide alone how bad it is.",
      next: "Next step: find one number that you could call on a bad day, such as a neighbor’s or a help line’s.",
      on: 15,
      leaning:
        "You do ask for things, so you don’t lack courage. You lack someone to ask. Next step: find one number that you could call on a bad day, such as a neighbor’s or a help line’s.",
    },
    2: "Help can be had for some troubles and not for others. Perhaps you can get a ride, but no help with a sink. Next step: think of three things that could go wrong, and match each with someone to call.",
    3: {
      says: "Mostly there is someone to call, and you know the other times, too. So you can tell what such a person is worth, perhaps better than someone who was never without one.",
      next: "Send one of them a line of thanks. It may please them more than you expect.",
      on: 6,
      leaning: "Ask one of them what you could do in return.",
    },
    4: {
      says: "There has always been someone you could call when something went wrong. So a small trouble, such as a blown fuse, can stay a small trouble.",
      next: "If you feel safe with one of them who doesn’t live with you, they could hear about home, too.",
      on: 2,
      leaning:
        "Such help lasts best when it goes both ways. Ask one of them this week what would help them.",
    },
  },
};
