import type { HelpText } from "#domain/report/guidance.ts";
import { comparedQuestions, type Mode } from "#domain/compare/friend-code.ts";
import { listed } from "#domain/english.ts";
import { questionCount } from "#domain/scan/question.ts";
import { helpLines } from "./help.ts";

/** Beside results and report. */
export const flowersOffer = {
  title: "Two flowers",
  about:
    "Send a friend a link. They answer for themselves, or as they see you, and both flowers are drawn on one leaf. The link holds a random number and no answer. To make it, this browser keeps your answers until you delete them on the next page.",
  make: "Make a link for a friend",
  notKept: "This browser does not let the page keep anything, so no link is made.",
} as const;

export const twoFlowers = {
  title: "Two Flowers",
  lead: "Two people answer the same questions, and this page draws their flowers on one leaf. Everything happens in your browsers; nothing is sent but what you send.",
  description:
    "Draw your flower and a friend’s on one leaf, and see where you are alike. Answers go only where you send them.",
  late: "If nothing follows here, please turn JavaScript on, reload the page, or update your browser.",
  busy: "Drawing the flowers…",
} as const;

/** For who made the link, or wants to. */
export const linkOwner = {
  first: "Take the scan first. With its results you can make a link for a friend.",
  toScan: "To the scan",
  link: "Your link for a friend",
  about:
    "Send your link to one friend or to several. Whoever opens it is asked to answer, and sees what their answers show before sending anything.",
  paste: "When an answer comes back: your friend’s link",
  pasteHint: "Opening it in this browser does the same.",
  draw: "Draw the two flowers",
  kept: "Your answers are kept in this browser for this, and you can delete them now. Links that you have sent then lead nowhere.",
  remove: "Delete my answers here",
} as const;

/** A text that was opened or pasted and cannot be drawn. Nothing is lost by it. */
export const codeProblems = {
  unreadable:
    "This is no whole code: a part may be missing or changed. Please copy it once more, or ask your friend to send it again.",
  otherVersion:
    "This code comes from another version of the page. Reload the page here and on your friend’s side, and send it once more.",
  otherSeed:
    "This code was made for another link, perhaps by somebody else’s friend. Your own answers are still here.",
  noAnswers:
    "This browser does not have the answers that the code belongs to. Open it in the browser where the link was made. If they are gone, take the scan again and send a new link; the code itself stays in this address.",
  ownLink:
    "You made this link in this browser, and it holds no answers. Send it to your friend; what comes back is another link. Or go on here if they sit beside you.",
} as const;

/** For the friend who opens the link. */
export const friendScan = {
  title: "A friend asks you",
  /** Opened in the browser that made the link. */
  ownTitle: "Your own link",
  lead: "Somebody who took this scan would like to see their flower beside yours. Nothing of your answers leaves this page unless you send it, and at the end you see exactly what you would send. You can also just close the page.",
  modes: {
    self: {
      title: "For yourself",
      about: `${questionCount} questions about your own last few weeks, in 7-8 minutes.`,
      begin: "Answer for myself",
    },
    seen: {
      title: "As you see them",
      about: `${comparedQuestions("seen").length} questions about what you see of your friend. You can say that you can’t tell.`,
      begin: "Answer as I see them",
    },
  } satisfies Readonly<Record<Mode, object>>,
  unkept: "Nothing is kept while you answer: closing the page ends it.",
  skip: "I can’t tell",
  last: "See what it shows",
  review: "What your answer shows",
  reviewAbout: {
    self: "Only what is ticked goes into your link. Your friend sees those answers word for word. Your answer about home is never in it.",
    seen: "Only what is ticked goes into your link. What you leave out looks the same as what you could not tell.",
  } satisfies Readonly<Record<Mode, string>>,
  link: "Your link back",
  linkAbout:
    "After that only your friend sees the two flowers, so ask to be shown them. Send the link to nobody else: whoever has it can read the answers in it.",
  none: "Tick at least one answer to get a link.",
  helpTitle: "First, something for you",
  noLink:
    "No link is made from these answers, and nothing of them has left this page. You owe nobody a reason for that.",
} as const;

/** A friend has seen so much that is rare that a page about it would help nobody. */
export const lowFriend: HelpText = {
  title: "If you are worried about them",
  text: "You marked a lot as rare, or hardly anything. A page about that would not help the one who asked you, so no link is made. Something from you would: a call, or a message such as “I was thinking of you.” If you fear for somebody’s life, use the line below; it is for friends as well.",
  lines: helpLines(["crisis"]),
};

/** Ways to hand over a link. */
export const giving = {
  copy: "Copy the link",
  copied: "Copied.",
  byHand: "This browser does not let the page copy. Please select the link and copy it.",
} as const;

/** The comparison itself. */
export const comparison = {
  title: "Two flowers on one leaf",
  lead: {
    self: "Two people, the same questions, two answers each for themselves. Neither flower is the better one.",
    seen: "Both flowers are yours: one as you know yourself, one as your friend sees you. You know what goes on inside, they know what shows, and neither is the true one.",
  } satisfies Readonly<Record<Mode, string>>,
  names: {
    self: ["You", "Your friend"],
    seen: ["As you see yourself", "As your friend sees you"],
  } satisfies Readonly<Record<Mode, readonly [string, string]>>,
  /** `names` are those of the petals. */
  drawnFrom: (count: number, [first, ...others]: readonly string[]) =>
    `Drawn from the ${count === 1 ? "one answer" : `${count} answers`} that you both gave. ${first} points up; clockwise follow ${listed(others)}.`,
  alike: "Where you are alike",
  alikeCount: (same: number, all: number) =>
    same === all
      ? "Every answer is the same. If one person gave both, that would explain it."
      : same === 0
        ? "No answer is the same this time, so there is all the more to ask. Those furthest apart follow, three at most of a kind."
        : `${same} of ${all} answers are the same. Of the others, those furthest apart follow, three at most of a kind.`,
  more: {
    title: "Where your friend sees more in you than you do",
    none: "Nowhere did your friend answer higher than you.",
  },
  less: {
    title: "Where you see more in yourself than they can",
    none: "Nowhere did you answer higher than your friend.",
  },
  apart: { title: "Where the two of you differ", none: "Nowhere, this time." },
  answers: (own: string, friend: string) => `You: ${own}. Your friend: ${friend}.`,
  near: "One step, as from Often to Always, is a close answer: another day may turn it.",
  finish: "Five sentences to finish in turns",
  finishAbout:
    "One of you begins, the other listens and then finishes the same sentence. Skip any.",
  print: "Print this page",
} as const;
