import { numberInWords } from "#domain/english.ts";

/** What a bought report says on screen besides its text: buttons, hints and messages. Its headings stand in headings.ts. */
export const reportPage = {
  back: "Back to Results",
  greeting: "Hello,",
  written: (day: string) => `Generated on ${day}`,
  support: "Questions about your report? Write to",
  contents: "Contents of the report",
  bar: "Places in the report",
  previous: "Previous",
  next: "Next",
  place: (chapter: number, chapters: number) => `${chapter} of ${chapters}`,
  newTab: "The links open in a new tab.",
  week: (number: number) => `Week ${number}`,
  windows: "The first three are open; press another to open it.",
  openAll: "Open all chapters",
  closeAll: "Close the later ones again",
  whole: "Whole chapter",
  more: (count: number) => `Read ${numberInWords(count)} more`,
} as const;

/** The PDF; the last is the message of spec 8. */
export const download = {
  press: "Download PDF",
  busy: "Downloading...",
  preparing: "Preparing your PDF…",
  saved: "Your PDF is saved.",
  failed: "There was an error downloading your report. Please try again.",
} as const;

export const plan = {
  day: "Day",
  today: "Today",
  whole: "All seven days",
  rules: "How the days go",
  hidden: "In the full report: morning, any time of day, and evening",
  add: "Add the 7-day plan to my calendar",
  addNote:
    "A file with seven all-day entries. They count anew: in your calendar, day 1 is tomorrow. It is made here, in your browser.",
  added: "The file is saved. Open it to add the days to your calendar.",
  notAdded: "The file could not be made. Please check your connection and try again.",
} as const;

/** What the plan has for the day that it is. */
export const today = {
  over: "time to look again",
  week: (number: number) => `week ${number}`,
  day: (number: number) => `day ${number}`,
  weekNote: "Your seven days are behind you. The plan below still has them.",
  visits: (day: number, days: number, chakra: string) => `Day ${day} of ${days} visits ${chakra}.`,
  belongsTo: (day: number, days: number, chakra: string) =>
    `Day ${day} of ${days} belongs to ${chakra}.`,
  oneThing: "This week’s one thing",
  note: "Day 1 was the day you first opened this report. If you begin later, keep your own count.",
  marks:
    "Ticks and answers are sent to nobody, and stay only if you keep the report on this device.",
} as const;

export const keepReport = {
  aboutLink: (whatTheLinkHolds: string) =>
    `The address of this page opens this report on any device, without paying again. ${whatTheLinkHolds}, so anyone who has it can read your report. Our server never sees the answers or the name.`,
  aboutKeeping:
    "The first pages then lead back to it, for whoever opens them here. “Forget everything” forgets it, too.",
  aboutPaper: "The PDF holds the link, too.",
  keep: "Keep on this device",
  kept: "Kept on this device. The first pages lead back to it.",
  forget: "Keep it here no longer",
  forgotten: "This device no longer keeps the report.",
  notKept: "This browser does not let the page keep anything, so nothing is kept.",
  copy: "Copy private link",
  copied: "Private link copied.",
  print: "Save the PDF to print",
  link: "Your private link",
  copyByHand: "This browser does not let the page copy. Please select the link and copy it.",
} as const;

/** Asks once before a bought report is left for a new scan. */
export const leaveReport = {
  title: "Leave this report?",
  text: "A new scan begins without these answers. Your report stays yours: it opens again at its private link, which also stands in the PDF. Please make sure that you have kept one of them.",
  stay: "Stay here",
  leave: "Leave and retake",
} as const;
