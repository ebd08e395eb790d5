import type { AnswerTexts } from "#domain/report/answer-text.ts";

/** What each answer to the questions of Root looks like from inside, and a step from it, which may lean on another answer. */
export const rootAnswers: AnswerTexts<1 | 2 | 3> = {
  1: {
    1: {
      says: "When rest is rare, tiredness stops feeling like tiredness. You just feel slow, grumpy or forgetful, and it’s easy to think that’s who you are. Being this tired does that to anyone.",
      next: "Next step: the next time you feel slow or grumpy, sit down for a minute. If rest doesn’t help, tell a doctor.",
      on: 7,
      leaning:
        "Next step: since you keep the plans you make, plan when tonight ends, not just when tomorrow starts.",
    },
    2: {
      says: "It’s easy to say what kept you up, and harder to say what let you sleep. Think of the evening before your last rested day. What was different: less noise, less pain, no late message?",
      next: "Next step: if the difference is something you can choose, choose it again tonight.",
      on: 15,
      leaning:
        "Next step: you ask for what you need, so ask someone kind for one thing that would help, like no late messages.",
    },
    3: {
      says: "You’re rested more days than not, so you have something to compare a tired day with. On a tired day, the radio is too loud, a small thing feels huge, and everyone seems short with you.",
      next: "It may be the tiredness talking.",
      on: 10,
      leaning: "Go easy on yourself then, the way you do when a day is hard.",
    },
    4: {
      says: "You get the rest you need, so there’s strength left when a day turns hard.",
      next: "You get your rest even though you can’t count on home. Whatever makes that possible, a place or an hour, is worth protecting.",
      on: 2,
      leaning: "Feeling safe at home helps, since then no part of you has to stay up and listen.",
    },
  },
  2: {
    1: "You should be able to stop keeping watch where you live. When you can’t, even a quiet evening takes strength. That isn’t your fault, and no exercise can change it. Whatever makes the place unsafe, the private note says who to call. If there’s someone you trust who lives elsewhere, you could tell them, too.",
    2: "On a calm day you may doubt this answer. But you had a reason for it, and a calm day doesn’t undo the days when you didn’t feel safe. None of it is your fault. The note on help is for you, too. If there’s someone you trust who lives elsewhere, you could tell them.",
    3: "On most days you can relax once you’re home. On the others, it may be a noise, a bad lock, the rent or somebody’s mood. It helps to know which one it is. A lock can be repaired. Somebody else’s mood isn’t yours to fix.",
    4: {
      says: "At home, you can hear steps in the hall and not look up. It’s easy to forget what that saves you. Being on guard takes strength, and at home you don’t have to spend any.",
      next: "A safe place isn’t always a quiet one. Is there one chair where you’re left alone for five minutes?",
      on: 19,
      leaning:
        "Your quiet minutes are easier to find, too, when nothing at home keeps you on guard.",
    },
  },
  3: {
    1: {
      says: "Any trouble brings two jobs: getting through it, and working out how bad it is. When there’s nobody to call, you do both by yourself.",
      next: "On a helpline you don’t have to know first how bad it is: finding that out together is what they do. Next step: learn one number that could help, such as a helpline’s.",
      on: 12,
      leaning:
        "But you can let someone be kind to you, and whoever has helped once is easier to call. Next step: say yes to the next small offer, and notice who made it.",
    },
    2: {
      says: "A lot depends on what goes wrong, and when: a ride is easier to find than help with a fever at two in the morning. Different people can help with different things.",
      next: "Next step: pick one kind of trouble, like a lockout, and decide who you’d call first.",
      on: 11,
      leaning:
        "Next step: you feel warm toward people, so ask a neighbor you like whether the two of you could trade numbers.",
    },
    3: {
      says: "When something breaks, it’s hard to think. You mostly know whom to tell, so you only have to think about what to say.",
      next: "What’s left is the call itself. If asking is hard for you, a text will do: “Do you know anything about faucets?”",
      on: 15,
      leaning: "You can also ask somebody to do the repair with you.",
    },
    4: {
      says: "With someone to call, a blown fuse can stay a blown fuse. You may not know how to fix it, but you know who does, or who’d come over and hold the flashlight.",
      next: "Home is a good enough reason to call, too, even when nothing is broken.",
      on: 2,
      leaning: "An ordinary call now and then keeps it easy to call on a bad day.",
    },
  },
};
