import type { Insight } from "#domain/report/tensions.ts";

/** No, please and thank you: requests, help and kindness. */
export const requests = {
  opinionsYesRefusalsNo: {
    high: [14],
    low: [9],
    insight:
      "You say what you really think, yet a request that is too much can get a yes that sounds just as sincere.",
  },
  warmthThatCannotSayNo: {
    high: [11],
    low: [9],
    insight:
      "You feel warm toward people and find it hard to refuse, perhaps as though a no meant that you like them less.",
  },
  limitsKeptWishesKeptToo: {
    high: [9],
    low: [15],
    insight:
      "You turn down what is too much for you and hold back your own requests, which can look like needing nothing.",
  },
  theNoYouGrantOthers: {
    high: [15],
    low: [9],
    insight:
      "You ask for what you need, and refusing is harder, though a no is the same word on either side.",
  },
  knowingItIsTooMuch: {
    high: [17],
    low: [9],
    insight:
      "You know what is right for you, and too much still gets a yes, so knowing is not what is missing.",
  },
  youArgueTheirCase: {
    high: [18],
    low: [9],
    insight:
      "You see well why others need what they ask; turning them down when it is too much is harder.",
  },
  comfortAfterNoLimitBefore: {
    high: [10],
    low: [9],
    insight:
      "You are kind to yourself once a day has been hard; a no that might have spared you comes less easily.",
  },
  guardedOnOneSideOnly: {
    high: [9],
    low: [10],
    insight:
      "Other people’s demands find a limit with you; on a hard day, your own may find one less often.",
  },
  noToPeopleYesToHours: {
    high: [9],
    low: [1],
    insight:
      "You can refuse a person who asks too much, yet rest runs short; perhaps what takes it asks without words.",
  },
  shortOfRestSlowToRefuse: {
    high: [],
    low: [9, 1],
    insight:
      "When a request is too much, a no is hard to say; rest runs short as well, and each may worsen the other.",
  },
  neitherNoNorPlease: {
    high: [],
    low: [9, 15],
    insight:
      "Turning down a request and making one are both hard right now, so the week may fill with other people’s wishes.",
  },
  thePeopleWhoWouldCome: {
    high: [3],
    low: [15],
    insight:
      "You have someone to call when something breaks, and you still find it harder to ask for everyday things.",
  },
  willingToAskWithCompany: {
    high: [15],
    low: [3],
    also: { high: [6, 12], low: [] },
    insight:
      "You ask for what you need and can laugh with people; whether they would come when something breaks is less sure.",
  },
  willingToAskAndWhom: {
    high: [15],
    low: [3],
    insight:
      "You ask for what you need, yet there isn’t always someone to call when something breaks; it isn’t nerve that you lack.",
  },
  warmToManySureOfFew: {
    high: [11],
    low: [3],
    insight:
      "You feel warm toward the people you meet, yet hardly any of them may know that you could use their help.",
  },
  belongingToMuchNearToFew: {
    high: [21],
    low: [3],
    insight:
      "You feel part of something larger, yet there is not always someone to call when something breaks.",
  },
  warmAndSlowToAccept: {
    high: [11],
    low: [12],
    insight:
      "Feeling warm toward people comes more easily to you than taking a kindness, which you may call too much.",
  },
  helpAsLongAsYouAsked: {
    high: [15],
    low: [12],
    insight:
      "You take help that you asked for more easily than kindness unasked, perhaps because the first was your own idea.",
  },
  takingGladlySeldomAsking: {
    high: [12],
    low: [15],
    insight:
      "You can take help when someone offers; it is the first move, the asking, that you more often wait for others to make.",
  },
  helpThatFindsNoWayIn: {
    high: [],
    low: [12, 15],
    insight:
      "Asking is hard just now and accepting is too, so kindness has few ways left to reach you.",
  },
  helpYesKindnessNotYet: {
    high: [3],
    low: [12],
    insight:
      "You can call for help with a broken thing; a kindness that is about you alone is harder to accept.",
  },
  kindnessButFromOthers: {
    high: [12],
    low: [10],
    insight:
      "You accept kindness from others, who know part of your day; from yourself, who know all of it, less comes.",
  },
  comfortOfYourOwnMaking: {
    high: [10],
    low: [12],
    insight:
      "On a hard day you are good to yourself; kindness from others is harder to accept, since you cannot plan it.",
  },
} as const satisfies Readonly<Record<string, Insight>>;
