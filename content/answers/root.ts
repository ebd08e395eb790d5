import type { AnswerTexts } from "#domain/report/answer-text.ts";
import { helpLines } from "#content/site.ts";

const { country, housing, violenceAtHome } = helpLines;

/** What each answer to the questions of Root looks like from inside, and a step from it, which may lean on another answer. */
export const rootAnswers: AnswerTexts<1 | 2 | 3> = {
  1: {
    1: {
      says: "By now tiredness may not feel like tiredness. It can feel like being slow, grumpy or forgetful, as if that were simply you. You may not have met your rested self for a while.",
      next: "Next step: lie down or lean back for ten minutes.",
      on: 7,
      leaning:
        "Your plans get done, so nobody else need have noticed. Next step: lie down or lean back for ten minutes.",
    },
    2: {
      says: "It is easy to name what kept you up. What let you sleep is harder, since a good night leaves nothing to remember. Think of the evening before your last rested day. What was missing: a noise, a pain, a late message?",
      next: "Next step: keep one such thing out of tonight, as far as that is up to you.",
      on: 15,
      leaning: "Next step: mute messages for the night, and leave calls on.",
    },
    3: {
      says: "A tired day can come in disguise. The radio is too loud, the stairs have grown, everyone is short with you, and nothing says that it is only the night before.",
      next: "The next time a whole street seems rude, check first how you slept.",
      on: 10,
      leaning:
        "If your last hard day came after such a night, the kindest thing for the next one may be an early bed.",
    },
    4: {
      says: "When you are sad or cranky, a short night is hardly to blame. You can skip that question and go straight to the next: what is it about?",
      next: "It may be about home. To stay alert there can wear out a rested body, too.",
      on: 2,
      leaning: "The day on which you can no longer tell may be the day your rest begins to slip.",
    },
  },
  2: {
    1: "At the end of a day, a door should close behind you and be enough. Where it isn’t, you may keep watch even on a quiet evening. That is not your fault, and no exercise can change it. If you can, tell someone you trust who lives elsewhere. The help note names others.",
    2: "In a calm hour you may doubt this answer. But you gave it for a reason, whether it was a lock, a street or a person, and a calm day does not take back the others. None of it is your fault. You could tell someone you trust who lives elsewhere. The note on help is for you, too.",
    3: `On most days you can put your guard down at home. On the others, is it a noise, a lock, or a person? For housing, ${housing.reach} (${country}). If a person there scares you, it isn’t your fault: ${violenceAtHome.reach}, on a phone nobody checks. In danger, call 911. Elsewhere, findahelpline.com.`,
    4: {
      says: "In a safe home nothing much happens: a key turns, and nobody has to look up. So it is easy to forget what it saves you. Being on guard takes strength, and at home you have spent none.",
      next: "What could be missing there is a little quiet: one chair, perhaps, where you are left alone for five minutes.",
      on: 19,
      leaning:
        "You could share some of that. Someone you like might be glad to come in for an hour.",
    },
  },
  3: {
    1: {
      says: "A burst pipe makes two jobs: to stop the water, and to find out how bad it is. With nobody to call, you do both alone. A list of names can get short without anyone’s fault.",
      next: "Next step: find one number for a bad day, such as a neighbor’s or a help line’s.",
      on: 12,
      leaning:
        "Think of whoever was kind to you last. Next step: find one number for a bad day, such as theirs.",
    },
    2: {
      says: "Perhaps a ride is easy to get, while for a fever at two in the morning no name comes to mind. One friend can’t be good for everything. The one with the truck may be a deep sleeper.",
      next: "Next step: think of three things that could go wrong, and match each with someone to call.",
      on: 11,
      leaning:
        "Next step: think of a trouble that has no name beside it, and of someone you like and have never asked.",
    },
    3: {
      says: "In the minute when something breaks, it is hard to think. You mostly have to think only of who is good at this, and seldom of whether there is anyone at all.",
      next: "If you feel safe with one of these people who doesn’t live with you, they could hear about home, too.",
      on: 2,
      leaning:
        "Send one of these people a line of thanks. It may please them more than you expect.",
    },
    4: {
      says: "With a number in your pocket, a blown fuse can stay a blown fuse. You may have called less often than you think, because it can be enough to know that you could.",
      next: "If you feel safe with one of them who doesn’t live with you, they could hear about home, too.",
      on: 2,
      leaning:
        "Such help lasts best when it goes both ways. Ask one of them this week what would help them.",
    },
  },
};
