import type { Page } from "@playwright/test";
import axe from "axe-core";
import { expect } from "./visitor.ts";

/** axe finds nothing on the page as it is shown; in the second color scheme only the contrast can differ. */
export async function expectNoViolations(page: Page): Promise<void> {
  await expect(page.locator(".undefined"), "a style that no style sheet has").toHaveCount(0);
  const found: string[] = [];
  await page.evaluate(axe.source);
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    const broken = await page.evaluate(
      async (only) => {
        const rules = only && { runOnly: only };
        const inPage: typeof axe = Reflect.get(globalThis, "axe");
        const { violations } = await inPage.run({ resultTypes: ["violations"], ...rules });
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
