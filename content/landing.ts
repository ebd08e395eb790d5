import type { ByChakra } from "#domain/chakra.ts";
import { priceLabel } from "./site.ts";

/** The words of the landing page; spec 2 fixes titles and buttons. */
export const hero = {
  title: "Discover Your Inner Balance",
  begin: "Start Your Energy Scan",
  how: "How it Works",
  lead: "Answer 21 plain questions about how life has felt lately, and your answers open as a flower of seven petals.",
  /** Spec 1: the hero's figure for how long it takes. */
  duration: "Takes 5-7 minutes. Free, and no account.",
  price: `A personal report is optional: ${priceLabel}, one payment, no subscription.`,
} as const;

export const benefits = {
  title: "A kind way to take stock",
  cards: [
    {
      emblem: "heart",
      title: "Gentle guidance",
      text: "Next steps are small enough for an ordinary Tuesday. Nothing here is meant to frighten you.",
    },
    {
      emblem: "third_eye",
      title: "Personalized insights",
      text: "Your scores choose each chapter. A quiet Throat gets one kind of help, and a tired Root another.",
    },
    {
      emblem: "root",
      title: "Evidence-informed",
      text: "Chakras are a tradition and can’t be measured. Some practices, such as slow breathing, have been studied.",
    },
  ],
  evidence: "What research supports, and what it does not",
} as const;

export const howItWorks = { title: "How It Works", begin: "Begin My Scan" } as const;

/** Spec 2: the three steps; the first one's figure is the one of spec 1. */
export const steps = [
  {
    title: "Take a 3-5 min scan",
    text: "Three short statements for each chakra, with four answers to choose from.",
  },
  {
    title: "View your chakra balance",
    text: "Seven scores, each with a sentence of its own. This part is free.",
  },
  {
    title: "Get an optional personalized report",
    text: `For ${priceLabel}, once: a letter about your answers, practices, and a plan for seven days.`,
  },
] as const;

/** Spec 2: the sample percentages of the results preview. */
export const samplePercents: ByChakra<number> = {
  root: 85,
  sacral: 62,
  solar: 78,
  heart: 91,
  throat: 55,
  third_eye: 73,
  crown: 68,
};

export const preview = {
  tag: "Example",
  example: "See an example report",
  title: "Your result at a glance",
  lead: "Bars and petals begin at 25%, the least.",
  note: "The Throat and Sacral areas could use gentle attention.",
} as const;

export const pricing = {
  title: "Start Free, Go Deeper",
  begin: "Start Free Scan",
  example: "View Example Report",
  pages: "Pages of the example report",
  lead: "The scan and its result cost nothing. Pay only if you want the long version.",
  free: {
    name: "Your snapshot",
    price: "Free",
    terms: "No account, no card",
    contains: [
      "All 21 questions",
      "Seven scores, each with its state",
      "As many retakes as you like",
    ],
  },
  report: {
    price: `from ${priceLabel}`,
    terms: "One payment, no subscription",
    contains: [
      "A letter about your answers",
      "A chapter for each chakra",
      "Practices and reflection prompts",
      "A ritual plan for seven days",
      "A PDF that is yours to keep",
    ],
  },
} as const;

/** Above the testimonial, which stands in site.ts, and above the questions of faq.ts. */
export const testimonialSample = "Sample";
export const testimonialTitle = "What a reader says";
export const faqTitle = "Questions you may have";

export const closing = {
  begin: "Take the Energy Scan",
  title: "A few quiet minutes are enough to begin",
  disclaimer:
    "The scan is for self-reflection. It is not medical or psychological advice, and it does not replace a doctor or a counselor.",
} as const;
