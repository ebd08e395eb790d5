import { site } from "./site.ts";

/** The words of the blog around its articles. */
export const blog = {
  title: "Chakra Wisdom & Insights",
  lead: "Plain words on an old map: where it comes from, what people use it for, and small practices that you can try today.",
  read: "Read Article",
  back: "Back to Blog",
  minutes: (count: number) => `${count} min read`,
  by: (name: string) => `By ${name}`,
  allChakras: "All Chakras",
  contents: "In this article",
  shortAnswer: "The short answer",
  seekHelp: "When to seek help",
  end: "Continue Your Journey",
  next: (minutes: number) => `Read next, ${minutes} min`,
  scanNote: "21 questions, free, no account",
  scanTitle: "See where your own seven stand",
  scan: "Take the Energy Scan",
  feed: "New articles in your feed reader (RSS)",
} as const;

/** A page that has only its title yet (spec 2). */
export const comingSoon = "Coming soon...";

export const notFound = {
  title: "Page not found",
  text: "There is no page at this address. It may have moved, or a letter went missing on the way. Check the address, or go on from here:",
  home: "Return Home",
} as const;

export const serverError = {
  title: "Something went wrong on our side",
  text: "The page could not be shown. That is our fault, not yours. Please reload it in a minute.",
  help: "If it keeps happening, write to",
  home: "Return Home",
} as const;

/** The head and the foot of every page. */
export const frame = {
  skip: "Skip to content",
  menu: "Menu",
  site: "Site",
  connected: "Stay Connected",
  /** What the pictures show that networks put beside a link. */
  pictureAlt: "A drawing in the colors of the chakras.",
  disclaimer:
    "For self-reflection only. Not medical or psychological advice, diagnosis or treatment.",
  copyright: `© 2025 ${site.productName}`,
} as const;

/** The note stands before the field, because Subscribe does nothing (spec 2). */
export const newsletter = {
  label: "Your email address",
  press: "Subscribe",
  note: "We have not begun our letter yet. Until we do, your address stays with you.",
  blogLabel: "Your email",
} as const;

/** Where a part of a page could not be shown. */
export const failure = {
  title: "Something went wrong",
  text: "This part of the page could not be shown. Your answers are still here. Please try again.",
  retry: "Try again",
  help: "If it keeps happening, write to",
} as const;

/** The buttons that close a dialog and a message. */
export const closing = { dialog: "Close", message: "Dismiss message" } as const;
