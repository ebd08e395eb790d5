import type { ContentsWords } from "#domain/report/offer-contents.ts";
import type { FocusWords } from "#domain/report/offer.ts";
import { priceLabel } from "./site.ts";

/**
 * The first words of the report's offer. Where all seven scores are balanced they say so, so that nobody buys a mending
 * that they do not need.
 */
export const offerFocus: FocusWords = {
  canWait: `The note above comes first. A report (${priceLabel}, paid once) can wait until you want one.`,
  both: "Its chapters begin where your snapshot asks for care: with {first} and {second}.",
  one: "Its chapters begin with {first}, the one that asks for care, and go on with {second}.",
  none: "All seven of your scores are balanced, so little in them asks for a report. It would be about keeping what goes well, and its chapters begin with {first} and {second}.",
};

/** The list of what the report holds for this visitor. */
export const offerContents: ContentsWords = {
  letter: "A letter about your answers, and one thing for this week",
  focus: "{first} and {second}: your answers given back, and {number} practices to try",
  others: "A chapter on each of the other five",
  plan: {
    none: "A week of three small habits that visits a chapter a day",
    one: "A seven-day plan, all of it for {names}",
    few: "A seven-day plan that begins with that one thing and takes turns between {number} areas",
  },
  special: {
    one: "One special focus area that your scores call for",
    more: "{number} special focus areas that your scores call for",
    none: "No special focus areas and no reading, which are for lower scores",
  },
  keep: "On screen, and as a PDF to keep",
};
