import type { AnswerTexts } from "#domain/report/answer-text.ts";

/** What each answer to the questions of Root looks like from inside, and the next rung from it, which may lean on another answer. */
export const rootAnswers: AnswerTexts<1 | 2 | 3> = {
  1: {
    1: "Your body is rarely rested, and you carry on. In time, tired can stop feeling like tired. It feels like being slow or cross. Some of what you hold against yourself may be missing rest. Next rung: let a wall or your arms hold your head for two minutes.",
    2: {
      says: "Your rest comes and goes. A rested day is soon spent when all that was put off wants to happen on it. Then two such days seldom come in a row.",
      next: "Next rung: after the next good sleep, leave one thing undone that you could do.",
      on: 15,
      leaning:
        "Next rung: you can ask, so ask somebody kind to spare you one errand on a tired day.",
    },
    3: {
      says: "On most days your body is rested, so one bad night stays one bad night. Your rest may still come late, as a repair, once you are worn out. Rest works earlier, too.",
      next: "Once this week, stop for five minutes at an hour when you don’t need it yet.",
      on: 4,
      leaning: "The next time you stop for something pleasant, sit down for it.",
    },
    4: "In these weeks rest has never run short. It can pass for luck, yet something guards it, perhaps a fixed hour or a dark room. A week without that is a poor time to learn what it was. Say in one sentence what it is, and put it first tonight.",
  },
  2: {
    1: "Home, whatever it is just now, rarely feels safe. That is not your fault, and it can’t be practiced away. If you stay alert there, it makes sense. If you can, tell somebody you trust who lives elsewhere. The note on help in this report names others who listen.",
    2: "Home feels safe only at times. In a calm hour you may doubt that answer, yet you had reasons. None of it is your fault, and no exercise settles it. Someone outside, whom you trust, could know of it. The help note in this report is for you as well.",
    3: "Home feels safe on most days, so a sound can be just a sound. The other days count as well, whatever lies behind them. One answer can’t say what that is, and this page won’t guess. You can tell a person you trust about both kinds of day.",
    4: "You answered that home has felt safe throughout these weeks. Feeling safe there means that sleep comes with less listening, and that you can put the day down. If that ever changes, tell a person you trust first.",
  },
  3: {
    1: "When something breaks, hardly anyone comes to mind. So you fix what can be fixed and live with the rest. The heavier part may be having nobody to ask how bad it is. Next rung: read one notice board, and write down one offer of help.",
    2: {
      says: "For some troubles you have somebody, and for others nobody comes to mind. A ride, a leak and a hard form need three different people, and perhaps only one of them is missing.",
      next: "Next rung: name that one, and look up a neighbor, office or library that deals with it.",
      on: 11,
      leaning: "Next rung: name that one, and ask somebody you are warm to whom they call.",
    },
    3: {
      says: "You usually know whom to call when a thing breaks. That lets you try things that might go wrong. Trouble that embarrasses you may still be yours alone, such as mail that you are afraid to open.",
      next: "Decide who could see it and would say nothing about the pile.",
      on: 6,
      leaning: "Call a friend you laugh with, and open one letter as you talk.",
    },
    4: "Whatever broke lately, there was somebody to call. Part of what feels like calm may be their number in your phone. Tell one of them that you count on them, and ask how to reach them fast.",
  },
};
