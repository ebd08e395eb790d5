import type { Insight } from "#domain/report/tensions.ts";

/** What is planned, decided and attended to, against what it costs or lacks. */
export const plans = {
  theSkyStillGetsAllOfYou: {
    high: [20],
    low: [16],
    insight:
      "The sky or a song can hold you, while other things get less of your attention, so the ability itself is there.",
  },
  plansKeptRestShort: {
    high: [7],
    low: [1],
    insight:
      "Your plans get done and your rest runs short; the list may be part of the reason, or something else keeps you up.",
  },
  plansGetClosedDecisionsStayOpen: {
    high: [7],
    low: [8],
    insight:
      "You finish what you plan for a day, yet decisions stay open in your mind, where nothing marks them as finished.",
  },
  theListBeforeThePleasure: {
    high: [7],
    low: [4],
    insight:
      "Your tasks have their day and get done, while a warm shower or fresh air seems to wait until the tasks are over.",
  },
  whosePlansAreThese: {
    high: [7],
    low: [9],
    insight:
      "You keep your plans for the day and say yes to more than suits you, so part of the list may be someone else’s.",
  },
  finishedInPieces: {
    high: [7],
    low: [16],
    insight:
      "Your plans get done with your attention in several places, and what is done that way is hard to remember.",
  },
  strictnessTakesTheCredit: {
    high: [7],
    low: [10],
    insight:
      "Your plans get done, and on a hard day you are less kind to yourself; strictness may be getting credit for the work.",
  },
  keptPlansUnsureDirection: {
    high: [7],
    low: [17],
    insight:
      "What stands on your list gets done; whether it belongs there at all is harder for you to say.",
  },
  rightAtNineDroppedAtFive: {
    high: [17],
    low: [7],
    insight:
      "You trust your own sense, and plans slip; perhaps what felt right in the morning feels different by evening.",
  },
  deepInOneThing: {
    high: [16],
    low: [7],
    insight:
      "You can be wholly in one thing, and meanwhile the other things you had planned may go by.",
  },
  decidedAndNotBegun: {
    high: [8],
    low: [7],
    insight:
      "Once a decision is made, you are at peace with it; getting started on your plans is harder.",
  },
  sureBeforeUnsureAfter: {
    high: [17],
    low: [8],
    insight:
      "You trust your sense of what is right until you have decided; then doubt comes in, asking a different question.",
  },
  settledForYouNewsToOthers: {
    high: [8],
    low: [18],
    insight:
      "Your decisions feel settled, and the other side is hard to picture, so others may need longer than you did.",
  },
  doubtThatEndsOnceYouDecide: {
    high: [8],
    low: [17],
    insight:
      "Before a decision you doubt your own sense of what is right; after it you mostly settle, so the doubt does end.",
  },
  decidedInOneMood: {
    high: [5],
    low: [8],
    insight:
      "You let strong feelings come, and what you decide in one of them can look different in the next.",
  },
  theHourSomebodyElseHad: {
    high: [],
    low: [7, 9],
    insight:
      "Plans slip and a no is hard to say; some of the missing hours may have gone to what others asked for.",
  },
  restedAndGivenAway: {
    high: [1],
    low: [7],
    also: { high: [], low: [9] },
    insight:
      "Your body gets its rest and plans slip anyway; since a no is hard for you, see who was given their hour.",
  },
  restedAndStillItSlips: {
    high: [1],
    low: [7],
    insight:
      "You are rested and plans slip all the same, so look at the plans before you blame your energy.",
  },
  oneThingThenTheNext: {
    high: [16],
    low: [19],
    insight:
      "You give your full attention to one thing and then the next, and a quiet minute between them is harder to find.",
  },
  sureAndAloneWithIt: {
    high: [17],
    low: [18],
    insight:
      "What is right for you is clear to you; how a disagreement looks from the other side is harder to picture.",
  },
  doubtBeforeAndAfter: {
    high: [],
    low: [17, 8],
    insight:
      "Doubt comes before your decisions and stays after them, so even a good choice may not feel like one.",
  },
  scatteredOrShortOfRest: {
    high: [],
    low: [1, 16],
    insight:
      "Staying with one thing is hard just now and rest is short; a tired mind wanders sooner than a rested one.",
  },
  sureAndCalledAway: {
    high: [17],
    low: [16],
    insight:
      "You know what is right for you, while your attention goes to whatever calls for it first.",
  },
} as const satisfies Readonly<Record<string, Insight>>;
