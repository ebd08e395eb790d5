import type { Insight } from "#domain/report/tensions.ts";

/** Two answers that are both Always. */
export const pairs = {
  peopleToCallAndYouCall: {
    high: [3, 15],
    low: [],
    insight:
      "You have someone to turn to and you do ask, so help can reach you before things grow large.",
  },
  aPlaceToLetItOut: {
    high: [5, 10],
    low: [],
    also: { high: [], low: [2] },
    insight:
      "You let strong feelings come and you are kind to yourself on a hard day; a safe place makes both easier.",
  },
  feltAndMetWithKindness: {
    high: [5, 10],
    low: [],
    insight:
      "Strong feelings may come, and on a hard day you are on your own side, so nobody inside scolds you for them.",
  },
  frankAndFair: {
    high: [14, 18],
    low: [],
    insight:
      "You say what you really think, and you can picture the other side while you are saying it.",
  },
  kindInBothDirections: {
    high: [10, 11],
    low: [],
    insight:
      "You are warm to the people you meet and kind to yourself on a hard day, so neither has to wait for the other.",
  },
  warmWithAClearNo: {
    high: [9, 11],
    low: [],
    insight:
      "You feel warm toward people and still turn down what is too much for you, and neither spoils the other.",
  },
  doneAndEnjoyed: {
    high: [4, 7],
    low: [],
    insight:
      "You follow through on the day’s plans, and you stop for a warm shower or fresh air along the way.",
  },
  restedAndReliable: {
    high: [1, 7],
    low: [],
    insight:
      "Your body gets its rest, and your plans for the day get done; one of these may be carrying the other.",
  },
  aCloseLookASureChoice: {
    high: [16, 17],
    low: [],
    also: { high: [8], low: [] },
    insight:
      "You look closely at one thing and trust what you then find right, and a decision stays settled.",
  },
  quietAndFullOfWonder: {
    high: [19, 20],
    low: [],
    insight:
      "You find quiet in your day and wonder in ordinary things, and the first may well open the way for the second.",
  },
  easyToBeWith: {
    high: [6, 12],
    low: [],
    insight:
      "You are playful with people you trust and can accept a kindness, which makes you easy to give to.",
  },
  decisionsThatStayMade: {
    high: [8, 17],
    low: [],
    insight:
      "You trust your sense of what is right, and what you have decided stays decided, so doubt takes little of your time.",
  },
  wonderAndAPlaceInIt: {
    high: [20, 21],
    low: [],
    insight:
      "You wonder at plain things and feel part of something larger, so a worry may look smaller beside them.",
  },
  relaxedAndHonest: {
    high: [13, 14],
    low: [],
    insight:
      "Your body stays at ease while you say what you really think, so people can hear that you mean it.",
  },
} as const satisfies Readonly<Record<string, Insight>>;
