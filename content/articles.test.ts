import { readdirSync, readFileSync } from "node:fs";
import { basename } from "node:path";
import { expect, test } from "vitest";
import { readingMinutes, wordCount } from "./reading-time.ts";

const folder = new URL("./articles/", import.meta.url);

const articles = readdirSync(folder).map((file) => {
  const [, front = "", body = ""] = readFileSync(new URL(file, folder), "utf8").split(/^---$/mu);
  const field = (name: string) => new RegExp(`^${name}: *(.*)$`, "mu").exec(front)?.[1] ?? "";
  return { slug: basename(file, ".mdx"), field, body };
});

test("there are the eight articles of spec 9, each in a category of its own (spec 3)", () => {
  expect(articles.map(({ slug }) => slug).toSorted()).toEqual([
    "awaken-chakras",
    "balanced-energies",
    "clear-blockages",
    "sacral-power",
    "solar-plexus-guide",
    "third-eye-explained",
    "throat-unblock",
    "which-chakra-is-blocked",
  ]);
  expect(articles.map(({ field }) => field("category")).toSorted()).toEqual([
    "Assessment",
    "Awakening",
    "Balance",
    "Communication",
    "Empowerment",
    "Healing",
    "Intuition",
    "Personal Power",
  ]);
});

test("each takes 6 to 12 minutes to read (spec 9) and has 1,300 to 2,600 words", () => {
  for (const { slug, body } of articles) {
    expect(wordCount(body), slug).toBeGreaterThanOrEqual(1300);
    expect(wordCount(body), slug).toBeLessThanOrEqual(2600);
    expect(readingMinutes(body), slug).toBeGreaterThanOrEqual(6);
    expect(readingMinutes(body), slug).toBeLessThanOrEqual(12);
  }
});

test("each leads to a related article that exists and is another one", () => {
  const slugs = articles.map(({ slug }) => slug);
  for (const { slug, field } of articles) {
    expect(slugs, slug).toContain(field("related"));
    expect(field("related"), slug).not.toBe(slug);
  }
});

test("each begins with a short answer and says when to seek help", () => {
  for (const { slug, body } of articles) {
    expect(body.trim(), slug).toMatch(/^<ShortAnswer>/u);
    expect(body, slug).toContain("<SeekHelp>");
    expect(body, slug).toContain("## Further reading");
  }
});
