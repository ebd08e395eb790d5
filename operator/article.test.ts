import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { articleFrom } from "#content/article-source.ts";
import { categories } from "#content/categories.ts";
import { startArticle } from "./article.ts";

const today = new Date("2027-01-31T12:00:00Z");

/** An articles folder that holds "older.mdx" alone. */
function openFolder() {
  const folder = mkdtempSync(join(tmpdir(), "seven-petals-articles-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  writeFileSync(join(folder, "older.mdx"), "Older words.");
  const start = (title: string) => startArticle(folder, title, today);
  return { start, read: (name: string) => readFileSync(join(folder, name), "utf8") };
}

test.each([
  ["A walk before breakfast", "a-walk-before-breakfast"],
  ["  Déjà vu:  what's next?  ", "deja-vu-whats-next"],
  ["7 ways to rest", "7-ways-to-rest"],
])("the title %j becomes the address %s, of today, with a related article", (title, slug) => {
  const { start, read } = openFolder();
  expect(start(title)).toMatchObject({ outcome: "done", data: { address: `/blog/${slug}` } });
  const { field, body } = articleFrom(`${slug}.mdx`, read(`${slug}.mdx`));
  expect(field("title")).toBe(title.trim().replace("  ", " "));
  expect(categories).toContain(field("category"));
  expect([field("published"), field("related")]).toEqual(["2027-01-31", "older"]);
  expect(body).toMatch(/^<ShortAnswer>/u);
});

test("an article that is there already stays as it is", () => {
  const { start, read } = openFolder();
  expect(start("Older")).toMatchObject({
    outcome: "failed",
    lines: [expect.stringContaining("is there already")],
  });
  expect(read("older.mdx")).toBe("Older words.");
});

test.each([
  ["", "No address"],
  ["   ", "No address"],
  ["?!", "No address"],
  ["心", "No address"],
  ["Index", "No address"],
  ["Rest 🙏", "cannot print"],
  ["Rest ".repeat(30), "at most 100"],
])("the title %j is refused", (title, words) => {
  expect(openFolder().start(title)).toMatchObject({
    outcome: "failed",
    lines: [expect.stringContaining(words)],
  });
});

test("outside the project it says where to go", () => {
  expect(startArticle("no/such/folder", "A walk", today)).toMatchObject({
    outcome: "failed",
    lines: [expect.stringContaining("folder of the project")],
  });
});
