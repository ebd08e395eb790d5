import type { AnswerTexts } from "#domain/report/answer-text.ts";

/** What each answer to the questions of Root looks like from inside, and a step from it, which may lean on another answer. */
export const rootAnswers: AnswerTexts<1 | 2 | 3> = {
  1: {
    1: {
      says: "By now tiredness may not feel like tiredness. It feels like being slow, grumpy or forgetful, as if that were just you. It isn’t you. It’s a body that’s running low.",
      next: "Next step: lean back for ten minutes somewhere you feel safe, even on a bench.",
      on: 7,
      leaning:
        "You follow through on your plans anyway, so it’s easy to miss. Next step: put ten minutes of lying down or leaning back on today’s list.",
    },
    2: {
      says: "It’s easy to say what kept you up. What let you sleep is harder, because a good night leaves nothing to remember. Think of the evening before your last rested day. What was missing: a noise, a pain, a late message?",
      next: "Next step: keep one of those out of tonight, if it’s up to you.",
      on: 15,
      leaning:
        "Next step: you ask for what you need, so ask somebody to text you in the morning instead.",
    },
    3: {
      says: "Since you’re rested more days than not, a tired one comes in disguise. The radio is too loud, the stairs have grown, everyone is short with you, and nothing says it’s only the night before.",
      next: "You may spend that day looking for what’s wrong with you, and it’s only two missing hours.",
      on: 10,
      leaning:
        "You’re your own friend when things get hard. A tired day you may miss, because it’s everybody else who seems to be having one.",
    },
    4: {
      says: "You start the day rested, and that’s half of it. When you’re sad or cranky, you can rule out the short night and go straight to the real question: what’s this about?",
      next: "You get it even though you can’t count on home. You probably know where and when. That hour is worth protecting.",
      on: 2,
      leaning: "Feeling safe at home helps, since no part of you has to stay up and listen.",
    },
  },
  2: {
    1: "At the end of a day, a door should close behind you and be enough. Where it isn’t, you may keep watch even on a quiet evening. That’s not your fault, and no exercise can change it. Whether it’s a lock, a lease or a person, the help note has someone to call. You could tell a friend elsewhere, too.",
    2: "In a calm hour you may doubt this answer. But you gave it for a reason, whether it was a lock, a street or a person, and a calm day doesn’t take back the others. None of it is your fault. You could tell someone you trust who lives elsewhere. The note on help is for you, too.",
    3: "On most days your guard comes down with your coat. On the others, something keeps it up: a noise, a lock, the rent, a mood at the table. It helps to know which. A lock is a repair, and somebody else’s mood isn’t yours to fix.",
    4: {
      says: "In a safe home nothing much happens: a key turns, and nobody has to look up. So it’s easy to forget what that saves you. Being on guard takes strength, and at home you don’t have to spend any.",
      next: "A safe place isn’t always a quiet one. Is there one chair where you’re left alone for five minutes?",
      on: 19,
      leaning:
        "You find your quiet, too, so the place does both jobs. Not every safe home is restful.",
    },
  },
  3: {
    1: {
      says: "Any trouble is two jobs: getting through it, and working out how bad it is. With nobody to call, you do both. A list of names can get short, and that isn’t your fault.",
      next: "A helpline is good at the second one. Next step: learn one number for a bad day by heart.",
      on: 12,
      leaning:
        "But you accept kindness, so there are people who’ve been kind to you. Next step: text one of them, “You crossed my mind.”",
    },
    2: {
      says: "A ride may be easy to find, but for a fever at two in the morning, no name comes to mind. No friend is good for everything. The one with the truck is a deep sleeper.",
      next: "Next step: ask one person you’d call for a ride who they’d call for the fever.",
      on: 11,
      leaning:
        "You feel warm toward people, so let it start with you. Next step: tell one of them what they could call you for.",
    },
    3: {
      says: "In the minute when something breaks, it’s hard to think. You get to think about who’s good at this, and not about whether there’s anyone at all.",
      next: "What’s left is the call itself. When asking is hard, you may look up how to fix it yourself, with the number right there.",
      on: 15,
      leaning:
        "You ask for what you need, too. So on a day with nobody, look at the hour first. Nobody answers at three in the morning, however fond they are of you.",
    },
    4: {
      says: "With someone to call, a blown fuse can stay a blown fuse. You may not know how to fix it, but you know who does, or who’d come over and hold the flashlight.",
      next: "Sometimes it’s enough just to have the number. When it’s about home, use that number. Choose somebody who lives elsewhere and can keep it to themselves.",
      on: 2,
      leaning:
        "You feel safe at home, too, so weeks can go by without a reason to call. Then it’s the calls about nothing that keep a number good.",
    },
  },
};
