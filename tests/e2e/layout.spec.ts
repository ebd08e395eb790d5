import type { Page } from "@playwright/test";
import { addresses } from "#content/site-map.ts";
import {
  coveredText,
  crowdedControls,
  cutText,
  focusComplaint,
  spaceText,
} from "#tests/support/layout-facts.ts";
import { expectNoViolations } from "#tests/support/soundness.ts";
import { firstLooks, refuseStorage, scenes } from "#tests/support/scenes.ts";
import { emptyPdfs, openResults } from "#tests/support/starts.ts";
import { openDialog } from "#tests/support/buying.ts";
import { expect, test } from "#tests/support/visitor.ts";
import { questionIds } from "#domain/scan/answers.ts";

/** Facts of the layout, not pixels. The browser itself reports the status of the error pages and of a refused coupon. */
test.use({ expectedConsole: { patterns: [/status of (400|404|500)|net::ERR_FAILED/u] } });

const widths = [320, 360, 768, 1280, 2560] as const;

/** Scenes that are measured at 400 % zoom and with text of twice the size as well. */
const zoomed =
  `landing quiz-chosen results-network-error share-picture dialog-end success report example-report about
  blog article-third-eye lost-report-invalid`.split(/\s+/u);
/** Those whose every stop of the Tab key is looked at. */
const walked =
  `landing intro-continue quiz-chosen results dialog success report example-report blog article-contents
  lost-report-invalid`.split(/\s+/u);
const others = `energy-scan results-last-time results-waiting dialog-field-error dialog-not-kept retake-dialog
  dialog-error check-failed answers-missing success-refused privacy lost-report-sent not-found server-error`;

test.beforeEach(({ page }) => emptyPdfs(page));

for (const name of new Set([...zoomed, ...walked, ...others.split(/\s+/u)])) {
  test(`${name}: sound, nothing cut or crowded, 320 to 2560 px`, async ({ page }) => {
    await scenes[name]?.(page);
    await expect(page.locator("h1:visible")).toHaveCount(1);
    if (!(name in firstLooks)) await expectNoViolations(page);
    if (walked.includes(name)) await expectSoundTabStops(page);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      await page.evaluate(() => scrollTo(0, 0));
      const complaints = [
        ...(await page.evaluate(cutText)),
        ...(await page.evaluate(crowdedControls)),
        ...(await page.evaluate(coveredText)),
      ];
      expect(complaints, `${name} at ${width} px`).toEqual([]);
    }
    if (zoomed.includes(name)) await expectSoundZoom(page);
    await page.evaluate(spaceText);
    for (const width of [320, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await page.evaluate(cutText), `${name}, spaced, at ${width} px`).toEqual([]);
    }
  });
}

/** Each stop of the Tab key shows where the focus is. */
async function expectSoundTabStops(page: Page): Promise<void> {
  await page.setViewportSize({ width: 1280, height: 640 });
  let stops = 0;
  for (; stops < 80; stops++) {
    await page.keyboard.press("Tab");
    if (!(await expectSoundFocus(page))) break;
  }
  // Beyond the last one the focus goes to the browser itself. A question has two: its answers, and Next.
  expect(stops).toBeGreaterThan(1);
  expect(stops).toBeLessThan(80);
}

/** Nothing is cut or covered at 400 % zoom and with text of twice the size. */
async function expectSoundZoom(page: Page): Promise<void> {
  // A window of 1280 x 1024 px at 400 %.
  await page.setViewportSize({ width: 320, height: 256 });
  await page.evaluate(() => scrollTo(0, 0));
  expect(await page.evaluate(cutText), "zoom").toEqual([]);
  for (let stops = 0; stops < 12; stops++) {
    await page.keyboard.press("Tab");
    await expectSoundFocus(page, "zoom");
  }
  await page.evaluate(() => document.documentElement.style.setProperty("font-size", "200%"));
  for (const width of [640, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await page.evaluate(cutText), `text of 200 % at ${width} px`).toEqual([]);
  }
  await page.evaluate(() => document.documentElement.style.removeProperty("font-size"));
}

/** Waits until the focused element is seen with its ring, since it may yet be scrolling there; false if focus has left the page. */
async function expectSoundFocus(page: Page, what?: string): Promise<boolean> {
  let complaint: string | undefined;
  await expect
    .poll(async () => (complaint = await page.evaluate(focusComplaint)) ?? "", what)
    .toBe("");
  return complaint !== undefined;
}

test("the open menu of small screens is neither cut nor crowded", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await scenes["menu"]?.(page);
  await expect(page.getByRole("navigation", { name: "Site" })).toBeVisible();
  expect(await page.evaluate(cutText)).toEqual([]);
  expect(await page.evaluate(crowdedControls)).toEqual([]);
});

test("a message in the dialog stays in sight and covers no focus", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await scenes["dialog-not-kept"]?.(page);
  await page.getByRole("link", { name: "View Example Report" }).focus();
  await expect(page.getByText("Nothing was charged.")).toBeInViewport({ ratio: 1 });
  for (let stops = 0; stops < 6; stops++) {
    await page.keyboard.press("Shift+Tab");
    await expectSoundFocus(page);
  }
});

test("nothing moves where reduced motion is preferred", async ({ page }) => {
  const running = () => page.evaluate(() => document.getAnimations().length);
  await openResults(page);
  expect(await running()).toBe(0);
  await openDialog(page);
  expect(await running()).toBe(0);
  await scenes["success-loading"]?.(page);
  expect(await running()).toBe(0);
  await page.emulateMedia({ reducedMotion: "no-preference" });
  expect(await running()).toBeGreaterThan(0);
});

test("in forced colors answers, bars and badges can be told apart", async ({ page }) => {
  await page.emulateMedia({ forcedColors: "active" });
  await scenes["quiz-chosen"]?.(page);
  const outlines = await page
    .locator("label:has([type=radio])")
    .evaluateAll((all) => all.map((label) => getComputedStyle(label).outlineStyle));
  expect(outlines).toEqual(["none", "none", "solid", "none"]);

  await openResults(page, "onTheEdges");
  const rows = page
    .getByRole("main")
    .getByRole("listitem")
    .filter({ has: page.getByRole("heading") });
  await expect(rows).toHaveCount(7);
  const looks = await rows.evaluateAll((all) =>
    all.map((row) => {
      const fill = row.querySelector("line");
      const badge = [...row.querySelectorAll("span")].find((span) => span.querySelector("svg"));
      if (!fill?.parentElement || !badge) return "no bar or no badge";
      const track = getComputedStyle(fill.parentElement);
      if (getComputedStyle(fill).stroke === track.backgroundColor) return "the bar is not seen";
      if (track.borderTopStyle !== "solid") return "the track is not seen";
      if (getComputedStyle(badge).borderTopStyle !== "solid") return "the badge has no edge";
      return badge.textContent;
    }),
  );
  expect(new Set(looks)).toEqual(new Set(["Blocked", "Needs support", "Balanced"]));
});

/** Windows of phones; in those that fit, the whole question is seen without scrolling. */
const phones = [
  { width: 320, height: 568, fits: false },
  // Here and at 590 px the question with the most letters is not the one with the most lines.
  { width: 341, height: 740, fits: false },
  { width: 360, height: 740, fits: true },
  { width: 390, height: 664, fits: true },
  { width: 430, height: 932, fits: true },
  { width: 590, height: 360, fits: true },
  { width: 844, height: 390, fits: true },
];

test("on phones answers and buttons never move, and nothing is cut", async ({ page }) => {
  // The note that nothing is kept comes with the first answer.
  await refuseStorage(page);
  await page.goto(addresses.energyScan);
  await page.getByRole("button", { name: "Begin My Scan" }).click();
  const next = page.getByRole("button", { name: /^(Next|See Results)$/u });
  const firstPlaces = new Map<number, unknown>();
  const expectAllStill = async (where: string) => {
    for (const { width, height, fits } of phones) {
      await page.setViewportSize({ width, height });
      const places = await placesOfControls(page);
      const first = firstPlaces.get(width) ?? places;
      // Where it stays it is seen further on.
      if (fits && first === places) await expect(next, where).toBeInViewport({ ratio: 1 });
      firstPlaces.set(width, first);
      expect(places, `${where} at ${width} px`).toEqual(first);
    }
    await page.setViewportSize({ width: 390, height: 844 });
    await page.evaluate(() => document.documentElement.style.setProperty("font-size", "200%"));
    expect(await page.evaluate(cutText), where).toEqual([]);
    await page.evaluate(() => document.documentElement.style.removeProperty("font-size"));
  };
  for (const id of questionIds) {
    await expect(page.getByText(`Question ${id} of 21`, { exact: true })).toBeVisible();
    if (id === 1) await page.evaluate(() => document.fonts.ready);
    await expectAllStill(`question ${id}`);
    await page.keyboard.press("2");
    await expect(next).toBeEnabled();
    // Of an answer itself each question shows the same.
    if (id === 1) await expectAllStill("question 1, answered");
    await page.keyboard.press("Enter");
  }
});

/** The boxes of the four answers, of Back and of Next in the window. */
function placesOfControls(page: Page) {
  return page.locator("main form :is(label, button:not(p button))").evaluateAll((all) =>
    all.map((control) => {
      const { x, y, width, height } = control.getBoundingClientRect();
      return [x, y, width, height].map(Math.round);
    }),
  );
}
