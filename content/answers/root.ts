import type { AnswerTexts } from "#domain/report/answer-text.ts";
import { helpLines } from "#content/site.ts";

const { country, housing, violenceAtHome } = helpLines;

/** What each answer to the questions of Root looks like from inside, and a step from it, which may lean on another answer. */
export const rootAnswers: AnswerTexts<1 | 2 | 3> = {
  1: {
    1: {
      says: "By now tiredness may not feel like tiredness. It feels like being slow, grumpy or forgetful, as if that were just you. It’s been a while since you met your rested self.",
      next: "Next step: lie down or lean back for ten minutes.",
      on: 7,
      leaning:
        "You follow through on your plans, so from outside nothing shows. Next step: put ten minutes of lying down or leaning back on today’s list.",
    },
    2: {
      says: "It’s easy to say what kept you up. What let you sleep is harder, because a good night leaves nothing to remember. Think of the evening before your last rested day. What was missing: a noise, a pain, a late message?",
      next: "Next step: keep one of those out of tonight, if it’s up to you.",
      on: 15,
      leaning:
        "Next step: you ask for what you need, so ask one person to hold their messages until morning.",
    },
    3: {
      says: "Since you’re rested more days than not, a tired one comes in disguise. The radio is too loud, the stairs have grown, everyone is short with you, and nothing says it’s only the night before.",
      next: "You may spend that day looking for what’s wrong, and it’s two missing hours.",
      on: 10,
      leaning:
        "You’re kind to yourself on a hard day, but this one slips past you, because the others seem to be the hard part.",
    },
    4: {
      says: "When you’re sad or cranky, a short night isn’t the reason. You skip “I’m just tired” and go straight to the next question: what’s this about?",
      next: "It may be about home. Staying on guard there wears out even a rested body.",
      on: 2,
      leaning:
        "Feeling safe at home gives you half of that sleep, since no part of you stays up to listen. The other half you pay for, maybe with the end of a movie.",
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
      says: "A burst pipe is two jobs: stopping the water, and figuring out how bad it is. With nobody to call, you do both alone. A list of names can get short, and that’s nobody’s fault.",
      next: "Next step: find one number for a bad day, like a neighbor’s or a helpline’s.",
      on: 12,
      leaning:
        "You do accept kindness, so think of who was kind to you last. Next step: find one number for a bad day, like theirs.",
    },
    2: {
      says: "A ride may be easy to find, but for a fever at two in the morning, no name comes to mind. No friend is good for everything. The one with the truck is a deep sleeper.",
      next: "Next step: think of three things that could go wrong, and put a name next to each.",
      on: 11,
      leaning:
        "You feel warm toward people, and there are some you like and have never asked for anything. Next step: think of one.",
    },
    3: {
      says: "In the minute when something breaks, it’s hard to think. You get to think about who’s good at this, and not about whether there’s anyone at all.",
      next: "What’s left is the call itself. When asking is hard, you may look up how to fix it yourself, with the number right there.",
      on: 15,
      leaning:
        "And since you ask for what you need, the times with nobody aren’t about courage. It’s a bad hour, or a kind of trouble that nobody you know has had.",
    },
    4: {
      says: "With a number in your pocket, a blown fuse can stay a blown fuse. You’ve probably called less than you’d guess, because having it was enough.",
      next: "If one of those people lives somewhere else and you feel safe with them, they’re someone to tell about home, too.",
      on: 2,
      leaning:
        "With a safe home, too, weeks go by with nothing to call about. Then it’s the calls about nothing that keep the number good.",
    },
  },
};
