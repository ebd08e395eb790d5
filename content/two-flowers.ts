import type { HelpText } from "#domain/report/guidance.ts";
import { comparedQuestions, type Mode } from "#domain/compare/friend-code.ts";
import { listed } from "#domain/english.ts";
import { questionCount } from "#domain/scan/question.ts";
import { helpLines } from "./help.ts";

/** Beside results and report. */
export const flowersOffer = {
  about:
    "A friend answers the same questions, and both flowers stand on one leaf. The link holds no answers; this browser keeps yours, without the one about home, until you delete them.",
  make: "Invite a friend",
  open: "To your two flowers",
  /** A link for other answers is out. */
  replaces:
    "You have made a link already, for other answers. A new one replaces it, and what friends answer to the old one can then not be drawn.",
  makeNew: "Make a new link",
  keepOld: "Keep the old one",
  notKept: "This browser does not let the page keep anything, so no link is made.",
} as const;

export const twoFlowers = {
  title: "Two Flowers",
  lead: "Two people answer the same questions, and this page draws their flowers on one leaf. Everything happens in your browsers; nothing is sent but what you send.",
  description:
    "Draw your flower and a friend’s on one leaf, and see where you are alike. Answers go only where you send them.",
  late: "If nothing follows here, please turn JavaScript on, reload the page, or update your browser.",
  busy: "Drawing the flowers…",
  /** Below a drawing of both, before there are two to draw. */
  closing:
    "In color: a sample. Dotted: another person’s. Two flowers differ, and neither is the better one.",
} as const;

/** For who made the link, or wants to. */
export const linkOwner = {
  first: "You can make a link for a friend at the end of your results, where one is offered.",
  toScan: "To the scan",
  link: "Your link for a friend",
  /** Below a comparison. */
  another: "For another friend",
  about:
    "Send your link to one friend or to several. Whoever opens it is asked to answer, and sees what their answers show before sending anything.",
  paste: "When an answer comes back: your friend’s link",
  pasteHint: "Opening it in this browser does the same.",
  draw: "Draw the two flowers",
  kept: "Your answers are kept in this browser for this, without the one about home, and you can delete them now. Whoever has your link can then still answer, but this browser can no longer draw it.",
  remove: "Delete my answers here",
  removes: "What friends answer to your link can then not be drawn.",
  removeNow: "Delete them",
  keepThem: "Keep them",
  removed: "Your answers are deleted here.",
  /** For who opened an answer in another browser. */
  toMove: "Your friend’s link, to open there",
} as const;

/** A text that was opened or pasted and cannot be drawn. Nothing is lost by it. */
export const codeProblems = {
  unreadable:
    "This link is not whole: a part of it may be missing or changed. Ask for it once more, and copy all of it.",
  otherVersion:
    "This link comes from another version of the page. Reload the page here and on your friend’s side, and send it once more.",
  otherSeed:
    "This link answers another invitation, perhaps an older one of yours, or somebody else’s. The answers for that one are not in this browser. You can send your friend the link below.",
  noAnswers:
    "This browser does not have the answers that the link belongs to. Messengers often open links in a browser of their own. Copy the link, and open it in the browser where you made yours. If you have deleted your answers there, it can no longer be drawn.",
  ownLink:
    "You made this link in this browser, and it holds no answers. Send it to your friend; what comes back is another link. Or go on here if they sit beside you.",
} as const;

/** For the friend who opens the link. */
export const friendScan = {
  title: "A friend asks you",
  /** Opened in the browser that made the link. */
  ownTitle: "Your own link",
  lead: "Seven Petals is a short scan of how life has felt lately, drawn as a flower. Somebody who took it would like to see their flower beside yours. Nothing of your answers leaves this page unless you send it, and at the end you see exactly what you would send. You can also just close the page.",
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
  unkept: "Nothing is kept while you answer: closing or reloading the page ends it.",
  skip: "I can’t tell",
  last: "See what it shows",
  review: "What you would send",
  reviewAbout: {
    self: "Only what is ticked goes into your link. Your friend sees those answers word for word. Your answer about home is never in it.",
    seen: "Only what is ticked goes into your link. Your friend sees those answers word for word. What you leave out looks the same as what you could not tell.",
  } satisfies Readonly<Record<Mode, string>>,
  link: "Your link back",
  linkAbout:
    "Send this link to the friend who asked you. Then only your friend sees the two flowers, so ask to be shown them. Send it to nobody else: whoever has it can read the answers in it.",
  none: "Tick at least one answer to get a link.",
  nothing: "You could not tell any of it, so there is no link. Go back, or just close the page.",
  /** For who answers in the browser that made the link. */
  drawHere: "Draw the two flowers here",
  helpTitle: "First, something for you",
  noLink:
    "No link is made from these answers, so nobody can ask you for it. Nothing of them has left this page, and you owe nobody a reason.",
} as const;

/** A friend has seen so much that is rare that a page about it would help nobody. */
export const lowFriend: HelpText = {
  title: "If you are worried about them",
  text: "You answered Rarely to a lot. A page about that would not help the one who asked you, so no link is made. Something from you would: a call, or a message such as “I was thinking of you.” If you fear for somebody’s life, use the line below; it is for friends as well.",
  lines: helpLines(["crisis"]),
};

/** Ways to hand over a link. */
export const giving = {
  copy: "Copy the link",
  copied: "Copied.",
  changed: "The link has changed. Copy it again.",
  byHand: "This browser does not let the page copy. Please select the link and copy it.",
} as const;

/** The comparison itself. */
export const comparison = {
  title: "Two flowers on one leaf",
  lead: {
    self: "Two people, the same questions, each answering for themselves. Neither flower is the better one.",
    seen: "Both flowers are yours: one as you know yourself, one as your friend sees you. You know what goes on inside, they know what shows, and neither is the true one.",
  } satisfies Readonly<Record<Mode, string>>,
  names: {
    self: ["You", "Your friend"],
    seen: ["Your own view", "Your friend’s view"],
  } satisfies Readonly<Record<Mode, readonly [string, string]>>,
  drawnFrom: (count: number, drawn: readonly string[], missing: readonly string[]) =>
    [
      `Drawn from the ${count === 1 ? "one answer" : `${count} answers`} that you both gave.`,
      drawn.length === 1
        ? `The one petal is ${drawn.join("")}.`
        : `Clockwise from the top, the petals are ${listed(drawn)}.`,
      ...(missing.length > 0
        ? [`No petal for ${listed(missing)}: there is no answer that you both gave.`]
        : []),
    ].join(" "),
  alike: {
    self: "Where you are alike",
    seen: "Where you both see the same",
  } satisfies Readonly<Record<Mode, string>>,
  alikeCount: (same: number, all: number) =>
    all === 1
      ? `The one answer that you both gave ${same === 1 ? "is the same" : "differs"}.`
      : same === all
        ? `All ${all} answers are the same.`
        : same === 0
          ? "No two answers are the same this time, so there is all the more to ask. Those furthest apart follow, at most three in each list."
          : `${same} of ${all} answers ${same === 1 ? "is" : "are"} the same. Of the others, those furthest apart follow, at most three in each list.`,
  more: {
    title: "Where your friend sees more in you than you do",
    none: "Nowhere did your friend answer higher than you.",
  },
  less: {
    title: "Where you see more in yourself than they do",
    none: "Nowhere did you answer higher than your friend.",
  },
  apart: { title: "Where the two of you differ", none: "Nowhere, this time." },
  answers: {
    self: (own, friend) => `You: ${own}. Your friend: ${friend}.`,
    seen: (own, friend) => `You say ${own}. Your friend sees ${friend}.`,
  } satisfies Readonly<Record<Mode, (own: string, friend: string) => string>>,
  near: "One step, as from Often to Always, is a close answer: another day may turn it.",
  finish: "Five sentences to finish in turns",
  finishAbout:
    "One of you begins, the other listens and then finishes the same sentence. Skip any.",
  print: "Print this page",
} as const;
