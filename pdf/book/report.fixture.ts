import { readFileSync } from "node:fs";
import type { FontFiles } from "#pdf/engine/style.ts";
import { unpackFont } from "#pdf/engine/unpack-font.ts";
import type { ByChakra } from "#domain/chakra.ts";
import type { Guidance, Resource } from "#domain/report/guidance.ts";
import { buildReport, reportMeta, type Report } from "#domain/report/report.ts";
import { scoresOf, type Scores } from "#domain/scan/scores.ts";
import type { CompleteAnswers } from "#domain/scan/answers.ts";
import { guidanceWith } from "#web/features/report/report-words.ts";
import { answersFor } from "#tests/examples.ts";
import type { Edition } from "./blocks.ts";
import type { NameImage } from "./name.ts";

const fontFile = (name: string) =>
  unpackFont(new Uint8Array(readFileSync(`node_modules/@fontsource/${name}.woff`)).buffer);
/** Those of web/features/report/pdf-worker.ts. */
export const fonts: FontFiles = {
  regular: await fontFile("figtree/files/figtree-latin-400-normal"),
  bold: await fontFile("figtree/files/figtree-latin-600-normal"),
  heading: await fontFile("lora/files/lora-latin-500-normal"),
  italic: await fontFile("lora/files/lora-latin-500-italic"),
};

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

/** The private link of a report, as long as a buyer's. */
export const examplePrivateLink =
  "https://petals.example/energy-scan?email=visitor%40example.com&session_id=cs_test_a1B2c3D4e5F6g7H8" +
  "&payment_success=true#r1.16tg1xikd.toue80.TWF5YQ.0ynnc7n";

/** What the reports of the tests are printed with; nothing of it is the owner's. */
export const exampleEdition: Edition = {
  productName: "Quiet Scan",
  siteUrl: "https://petals.example",
  date: "November 21, 2026",
  month: "November 2026",
  name: { kind: "text", text: "Maya" },
  begun: "November 23, 2026",
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
): Report {
  const user = {
    first_name: firstName,
    email: "visitor@example.com",
    timestamp: "2026-11-21T09:30:00.000Z",
    consent: true,
  };
  return buildReport({ user, scores: scoresOf(answers), meta: reportMeta, answers }, guidance);
}

/** A picture of one gray pixel, stretched to a name's size. */
export const pictureOfAName: NameImage = {
  jpeg: Uint8Array.from(
    atob(
      "/9j/2wBDAA0JCgsKCA0LCgsODg0PEyAVExISEyccHhcgLikxMC4pLSwzOko+MzZGNywtQFdBRkxOUlNSMj5aYVpQYEpRUk//2wBDAQ4ODhMREyYVFSZPNS01T09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT0//wAARCAABAAEDASIAAhEBAxEB/8QAFQABAQAAAAAAAAAAAAAAAAAAAAX/xAAUEAEAAAAAAAAAAAAAAAAAAAAA/8QAFAEBAAAAAAAAAAAAAAAAAAAAAP/EABQRAQAAAAAAAAAAAAAAAAAAAAD/2gAMAwEAAhEDEQA/AIoAP//Z",
    ),
    (character) => character.charCodeAt(0),
  ),
  width: 60,
  height: 24,
  ascent: 18,
};
