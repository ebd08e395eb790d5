import { globSync, readFileSync } from "node:fs";
import { transformWithOxc } from "vite";
import { expect, test } from "@playwright/test";
import { oldestBrowsers } from "#content/browsers.ts";

const target = Object.entries(oldestBrowsers).map(
  ([name, version]) => name.toLowerCase() + version,
);
/** What the oldest browsers drop, and nothing plainer stands beside it: functions of colors, nested rules, and what is scoped. */
const newerStyle =
  /light-dark\(|(?:rgb|hsl|oklch|lab|lch|color)\(from |@scope|@starting-style|[{;}]&/u;

/** Each inline style or script of the built pages once, and each file of script. */
function built(kind: "style" | "script"): ReadonlyMap<string, string> {
  const files = kind === "script" ? globSync("dist/_astro/*.js") : [];
  const texts = new Map(files.map((file) => [readFileSync(file, "utf8"), file]));
  for (const file of globSync("dist/**/*.html")) {
    const inline = new RegExp(`<${kind}(?: type="module")?>([^]*?)</${kind}>`, "gu");
    for (const [, text = ""] of readFileSync(file, "utf8").matchAll(inline)) texts.set(text, file);
  }
  return texts;
}

test("the README names the oldest browsers", { tag: "@any-screen" }, () => {
  const names = Object.entries(oldestBrowsers).map((browser) => browser.join(" "));
  expect(readFileSync("README.md", "utf8")).toContain(names.join(", "));
});

test("what is built has no style that the oldest browsers drop", { tag: "@any-screen" }, () => {
  const styles = built("style");
  expect(styles.size).toBeGreaterThan(5);
  for (const [text, file] of styles) expect(newerStyle.exec(text)?.[0], file).toBeUndefined();
});

test(
  "what is built has no script that the oldest browsers cannot read",
  { tag: "@any-screen" },
  async () => {
    const scripts = built("script");
    expect(scripts.size).toBeGreaterThan(10);
    for (const [text, file] of scripts) {
      const [asItIs, forOldest] = await Promise.all(
        ["esnext", target].map(
          async (one) => (await transformWithOxc(text, "a.js", { target: one })).code,
        ),
      );
      expect(forOldest === asItIs, file).toBe(true);
    }
  },
);
