import { asSentence, spanOf } from "#domain/english.ts";

/** What the first pages say to whoever kept a snapshot or a report on this device. */
export const greeting = {
  since: (days: number) =>
    days < 1
      ? "You kept your last flower today."
      : `${asSentence(spanOf(days))} since your last flower.`,
  open: "Open your kept report",
} as const;
