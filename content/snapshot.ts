/** The free results, and what a visitor can do with them. */
export const snapshot = {
  lead: "A picture of the last few weeks, as you see them today. Not a measurement, and not a diagnosis: it shows where life feels steady and where it asks for a little care.",
  scores: "How scores work",
  retake: "Retake Scan",
  insight: "From your answers",
  opens: "Your petals open, one by one.",
  skip: "Tap or press any key to see it all now.",
} as const;

/** What stands beside the results about the report. */
export const reportOffer = {
  title: "Your full report",
  about:
    "What each of your seven scores may look like day to day, practices to try, reflection prompts, and a plan for seven days. Read it here and keep the PDF.",
  terms: "One payment, no subscription",
  paid: "Paid. It opens again here and at its private link.",
  pending: "This browser remembers your purchase. Your report opens without paying again.",
  refused:
    "Your payment is not confirmed yet. Get Full Report asks once more before anything is sold.",
  get: "Get Full Report",
  busy: "One moment…",
  example: "See the example report",
  contents: "What it holds",
  pages: "Pages of the example",
} as const;

/** Keeping is the visitor's choice, and none of these sentences says that one time was better. */
export const snapshotTools = {
  title: "Keep it, compare it, share it",
  since: (day: string) => `These scores have been kept on this device since ${day}.`,
  about:
    "This browser then shows your flower on the first page, to anyone who opens it, until you delete it.",
  keep: "Keep on this device",
  remove: "Delete what is kept",
  picture: "Your flower as a picture to send, with scores only if you want.",
  share: "Share a picture",
  again: "The same questions again. It clears these answers; what you have kept stays.",
  kept: "Kept on this device. The next scan will show it beside the new scores.",
  notKept: "This browser does not let the page keep anything, so nothing is kept.",
  removed: "What was kept is deleted.",
  noPicture: "The picture could not be started. Please check your connection and try again.",
} as const;

/** The slider between the kept flowers. */
export const rings = {
  label: "Look back",
  today: "Today",
  dotted: (day: string) => `The dotted line is ${day}.`,
  note: "Today is in color. Scores move; each flower is a picture of a day.",
  tree: "Each ring is one of these flowers, the oldest inside.",
} as const;
