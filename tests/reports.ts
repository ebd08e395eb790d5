import type { ByChakra } from "#domain/chakra.ts";
import type { Guidance, Resource } from "#domain/report/guidance.ts";
import { buildReport, reportMeta, type Report } from "#domain/report/report.ts";
import { scoresOf, type Scores } from "#domain/scan/scores.ts";
import type { CompleteAnswers } from "#domain/scan/answers.ts";
import { guidanceWith } from "#web/features/report/report-words.ts";
import { answersFor } from "./examples.ts";

const articles = {
  clear: { title: "How to clear chakra blockages, gently", slug: "/blog/clear-blockages" },
  which: {
    title: "Which chakra is blocked? Seven plain signs",
    slug: "/blog/which-chakra-is-blocked",
  },
  sacral: { title: "Sacral power: play, pleasure and making things", slug: "/blog/sacral-power" },
  solar: { title: "A guide to the solar plexus", slug: "/blog/solar-plexus-guide" },
  balanced: { title: "What balanced energies feel like", slug: "/blog/balanced-energies" },
  throat: { title: "Unblock the throat: say what is true", slug: "/blog/throat-unblock" },
  thirdEye: { title: "The third eye, explained", slug: "/blog/third-eye-explained" },
  awaken: { title: "Awaken your chakras, one at a time", slug: "/blog/awaken-chakras" },
};

/** All eight articles (spec 9), some of them for several chakras. */
export const exampleReading: ByChakra<readonly Resource[]> = {
  root: [articles.clear, articles.which],
  sacral: [articles.sacral, articles.which],
  solar: [articles.solar, articles.clear],
  heart: [articles.balanced, articles.clear],
  throat: [articles.throat],
  third_eye: [articles.thirdEye, articles.balanced],
  crown: [articles.awaken, articles.balanced],
};

const siteGuidance = guidanceWith(exampleReading);

/** A report of these scores with the words of the site, or with those given here. */
export function reportFor(scores: Scores, firstName?: string, guidance?: Guidance): Report {
  return reportFrom(answersFor(scores), firstName, guidance);
}

/** The same of these answers. */
export function reportFrom(
  answers: CompleteAnswers,
  firstName = "Maya",
  guidance = siteGuidance,
  timestamp = "2026-11-21T09:30:00.000Z",
): Report {
  const user = { first_name: firstName, email: "visitor@example.com", timestamp, consent: true };
  return buildReport({ user, scores: scoresOf(answers), meta: reportMeta, answers }, guidance);
}
