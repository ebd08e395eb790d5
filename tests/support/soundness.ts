import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import type axe from "axe-core";
import { expect } from "./visitor.ts";

/** Less than half of what the package itself would give, for a page to read. */
const source = readFileSync(new URL(import.meta.resolve("axe-core/axe.min.js")), "utf8");

/**
 * axe finds nothing on the page as it is shown, or in the part that differs from what it has seen elsewhere: a whole report
 * takes seconds. In the second color scheme only the contrast can differ.
 */
export async function expectNoViolations(page: Page, part = page.locator("html")): Promise<void> {
  await expect(page.locator(".undefined"), "a style that no style sheet has").toHaveCount(0);
  const found: string[] = [];
  if (!(await page.evaluate(() => "axe" in globalThis))) await page.evaluate(source);
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    const broken = await part.evaluate(
      async (element, only) => {
        const rules = only && { runOnly: only };
        const inPage: typeof axe = Reflect.get(globalThis, "axe");
        const { violations } = await inPage.run(element, { resultTypes: ["violations"], ...rules });
        return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
      },
      colorScheme === "dark" ? ["color-contrast"] : undefined,
    );
    found.push(...broken.map((violation) => `${colorScheme} ${violation}`));
  }
  expect(found, page.url()).toEqual([]);
}

/** One h1, nothing that axe finds, no sideways scrolling in a window of 320 px. */
export async function expectSound(page: Page): Promise<void> {
  await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
  await expectNoViolations(page);
  const viewport = page.viewportSize();
  await page.setViewportSize({ width: 320, height: 256 });
  const widest = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(widest, `${page.url()} scrolls sideways at 320 px`).toBeLessThanOrEqual(320);
  if (viewport) await page.setViewportSize(viewport);
}
