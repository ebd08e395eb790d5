import { expect, test } from "vitest";
import { shippedSlugs } from "#content/owners-texts.ts";
import { articles } from "#content/every-text.ts";
import { expectHouseStyle, expectNoProblems } from "./no-problems.ts";

test("house style fails in our texts, and advises in the owner's", () => {
  expect(() => expectHouseStyle(['content/faq.ts, 0.answer: "!"; say it calmly'])).toThrow(
    "content/faq.ts",
  );
  expectHouseStyle([
    'content/site.ts, testimonial.quote: "!"; say it calmly',
    'content/legal/terms.mdx, line 3: "!"; say it calmly',
    "content/articles/her-own.mdx: has 90 words; write 1300",
  ]);
});

test("an article that comes with the site is ours until it has a day of its own", () => {
  const ours = articles.filter(({ slug }) => shippedSlugs.includes(slug));
  for (const { file, field } of ours) {
    const check = () => expectHouseStyle([`${file}, excerpt: too long`]);
    if (field("published") === "") expect(check).toThrow(file);
    else check();
  }
});

test("what breaks a page fails in the owner's texts, too", () => {
  expect(() => expectNoProblems(['content/site.ts, testimonial.quote: ""; write it'])).toThrow(
    "content/site.ts",
  );
});
