import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { addresses } from "#content/site-map.ts";
import { headings } from "#content/headings.ts";
import { leaving } from "#content/leaving.ts";
import { expectNoViolations } from "#tests/support/soundness.ts";
import { emptyPdfs, openBoughtReport, openResults } from "#tests/support/starts.ts";
import { downloadPdf, ownAddress, saveBy } from "#tests/support/buying.ts";
import { expect, test } from "#tests/support/visitor.ts";
import { readPdf, readPdfName } from "#tests/support/read-pdf.ts";

test("the plan goes to the calendar, and the PDF is saved to print", async ({ page }) => {
  await emptyPdfs(page);
  await openBoughtReport(page);
  const calendar = { name: "Add the 7-day plan to my calendar" };
  const download = await saveBy(page.getByRole("button", calendar));
  expect(download.suggestedFilename()).toBe("seven-day-plan.ics");
  await expect(page.getByText("The file is saved.")).toBeVisible();
  const file = await readFile(await download.path(), "utf8");
  const tomorrow = await page.evaluate(() => {
    const now = new Date();
    const day = new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1);
    return [day.getFullYear(), day.getMonth() + 1, day.getDate()]
      .map((part) => String(part).padStart(2, "0"))
      .join("");
  });
  expect(/^DTSTART;VALUE=DATE:(\d{8})\r$/mu.exec(file)?.[1]).toBe(tomorrow);
  expect(file).not.toContain("Ana");
  expect(file).not.toContain("@example.com");

  const pdf = await saveBy(page.getByRole("button", { name: "Save the PDF to print" }));
  expect(pdf.suggestedFilename()).toMatch(/\.pdf$/u);
});

test("kept snapshots stand beside today's, and can be deleted", async ({ page }) => {
  await openResults(page);
  const stays = page.getByRole("button", { name: "Share a picture" });
  const region = page.getByRole("region", { name: "Keep it, compare it, share it" });
  await expect(stays).toBeVisible();
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
  /** Presses a button of the region by key, and sees that it says just this. */
  const press = async (name: string, message: string) => {
    // A screen reader announces what is put into a region that was already there.
    await expect(region.locator("[aria-live=polite]")).toHaveCount(1);
    const said = await recordStatus(page);
    await region.getByRole("button", { name }).focus();
    await page.keyboard.press("Enter");
    await expect(stays).toBeFocused();
    await expect(region.locator("[aria-live=polite]")).toHaveText(message);
    expect(await said()).toEqual([message]);
  };
  const keptMessage = "Kept on this device. The next scan will show it beside the new scores.";
  await press("Keep on this device", keptMessage);
  const kept = await keptText(page);
  expect(kept).toMatch(/^1 \d{4}-\d{2}-\d{2}T[\d:.]+Z 8 5 9 11 6 10 7$/u);

  const slider = page.getByRole("slider", { name: "Look back" });
  const dotted = page.getByText(/^The dotted line is /u);
  const flower = page.getByRole("img", { name: /^Flower of seven petals/u });
  await expect(slider).toHaveCount(0);

  await page.getByRole("button", { name: "Retake Scan" }).click();
  await openResults(page, "balanced");
  await expect(flower).toHaveAccessibleName(/Sacral 5 to 11, .*, Third Eye 10 to 11/u);
  await expect(dotted).toHaveText(/^The dotted line is \w+ \d+, \d{4}\.$/u);
  await expectNoViolations(page);
  await press("Keep on this device", keptMessage);
  expect((await keptText(page))?.split("\n")).toEqual([kept, expect.stringMatching(/^1 2/u)]);

  for (const path of [addresses.home, addresses.energyScan]) {
    await page.goto(path);
    await expect(page.getByText("You kept your last flower today.")).toBeVisible();
    await expectNoViolations(page);
  }

  // Where a help note shows, only the visitor's own hand brings back another time.
  await openResults(page, "blockedEverywhere");
  await expect(slider).toHaveAttribute("aria-valuetext", "Today");
  await expect(flower).toHaveAccessibleName(/Root 3, Sacral 4/u);
  await expect(dotted).toHaveCount(0);
  await slider.focus();
  await page.keyboard.press("Home");
  await expect(slider).toHaveAttribute("aria-valuetext", /^\w+ \d+, \d{4}$/u);
  await expect(flower).toHaveAccessibleName(/Root 8 to 3, Sacral 5 to 4/u);
  await expect(dotted).toHaveText(/^The dotted line is \w+ \d+, \d{4}\.$/u);
  await expectNoViolations(page);
  await press("Delete what is kept", "What was kept is deleted.");
  await expect(slider).toHaveCount(0);
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
  await expect(page.getByRole("button", { name: "Keep on this device" })).toBeVisible();
});

const keptText = (page: Page) => page.evaluate(() => localStorage.getItem("seven-petals.snapshot"));

/** Records what is put into the live regions of this page; the function returned gives what came since it was last asked. */
async function recordStatus(page: Page): Promise<() => Promise<readonly string[]>> {
  await page.evaluate(() => {
    Object.assign(globalThis, { said: [] });
    new MutationObserver((changes) => {
      for (const { target } of changes) {
        const element = target instanceof Element ? target : target.parentElement;
        const text = element?.closest("[aria-live=polite]")?.textContent;
        if (text) (globalThis as unknown as { said: string[] }).said.push(text);
      }
    }).observe(document, { childList: true, characterData: true, subtree: true });
  });
  return () => page.evaluate(() => (globalThis as unknown as { said: string[] }).said.splice(0));
}

test("a picture shows what the visitor picks, and is saved", async ({ page }) => {
  await openResults(page);
  await page.evaluate(() => {
    // As in a browser that shares no files.
    Reflect.deleteProperty(Navigator.prototype, "canShare");
  });
  await page.getByRole("button", { name: "Share a picture" }).click();
  const dialog = page.getByRole("dialog", { name: "Share a picture" });
  const picture = dialog.getByRole("img");
  const month = new Date().toLocaleDateString("en-US", { month: "long", year: "numeric" });
  await expect(picture).toHaveAccessibleName(
    `Flower. ${month}. Your Heart, the kindness you give and take in, carries you most right now.`,
  );
  await expectNoViolations(page);
  const pixels = () =>
    picture.evaluate((canvas) => (canvas instanceof HTMLCanvasElement ? canvas.toDataURL() : ""));
  const plain = await pixels();
  await dialog.getByLabel("First name").fill("Zoë");
  for (const shape of ["Tall", "Square"]) {
    await dialog.getByRole("radio", { name: shape }).check();
    for (const hasScores of [false, true]) {
      await dialog.getByRole("checkbox", { name: "Write the scores" }).setChecked(hasScores);
      const { left, right } = await picture.evaluate(emptyColumns);
      expect(Math.min(left, right)).toBeGreaterThanOrEqual(32);
      expect(Math.abs(left - right)).toBeLessThanOrEqual(35);
    }
  }
  await dialog.getByRole("checkbox", { name: "Write the first sentence" }).uncheck();
  await expect(picture).toHaveAccessibleName(/^Flower with Root 8, .*, Crown 7\. Zoë · \w+ \d+$/u);
  expect(await pixels()).not.toBe(plain);

  const download = await saveBy(dialog.getByRole("button", { name: "Share", exact: true }));
  expect(download.suggestedFilename()).toBe("energy-snapshot.png");
  const png = await readFile(await download.path());
  expect(png.subarray(1, 4).toString()).toBe("PNG");
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1080, 1080]);
  await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Share a picture" })).toBeFocused();

  // Where files can be shared, the system's sheet gets the picture alone.
  await page.evaluate(() => {
    const shared: unknown[] = [];
    Object.defineProperty(navigator, "canShare", { value: () => true });
    Object.defineProperty(navigator, "share", {
      value: (data: ShareData) => {
        shared.push([Object.keys(data), data.files?.map(({ name, type }) => `${name} ${type}`)]);
        document.body.setAttribute("data-shared", JSON.stringify(shared));
        return Promise.resolve();
      },
    });
  });
  await page.getByRole("button", { name: "Share a picture" }).click();
  await page.getByRole("button", { name: "Share", exact: true }).click();
  await expect(page.locator("body")).toHaveAttribute(
    "data-shared",
    JSON.stringify([[["files"], ["energy-snapshot.png image/png"]]]),
  );
  expect(page.url()).toContain(addresses.energyScan);
});

test("the report takes the focus, and says what moved since the snapshot", async ({ page }) => {
  await openResults(page, "exampleReport");
  await page.getByRole("button", { name: "Keep on this device" }).click();
  await expect(page.getByText("Kept on this device.")).toBeVisible();
  await openBoughtReport(page);
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  const later = new Date(Date.now() + 60_000);
  await expect(page.getByRole("heading", { name: headings.changes })).toHaveCount(0);
  await openBoughtReport(page, { email: ownAddress("bo"), firstName: "Bo" }, "balanced", later);
  await expect(page.getByRole("heading", { name: headings.changes })).toBeVisible();
  await expect(page.getByText(/^Since .*, \d{4}, .* higher by/u)).toBeVisible();
});

test("days, practices and answers are kept with their own report only", async ({ page }) => {
  await page.clock.install();
  await openBoughtReport(page);
  const today = page.getByRole("region", { name: /^Today: / });
  const day = today.getByRole("checkbox", { name: "Day 1 Sacral" });
  const practice = today.getByRole("checkbox").nth(7);
  const answer = page
    .getByRole("region", { name: "Sacral", exact: true })
    .getByRole("textbox")
    .first();
  const change = async () => {
    await day.focus();
    await page.keyboard.press("Space");
    await practice.check();
    await answer.fill("The sea.");
  };
  const expectMarks = async (isThere: boolean) => {
    await expect(day).toBeChecked({ checked: isThere });
    await expect(practice).toBeChecked({ checked: isThere });
    await expect(answer).toHaveValue(isThere ? "The sea." : "");
  };
  await change();
  await expectMarks(true);
  const kept = () => page.evaluate(() => JSON.stringify([localStorage, sessionStorage]));
  expect(await kept()).not.toContain("The sea.");
  await page.reload();
  await expectMarks(false);
  await page.getByRole("button", { name: "Keep on this device" }).click();
  await change();
  await page.reload();
  await expectMarks(true);
  await page.clock.fastForward("24:00:00");
  await page.reload();
  await expect(practice).not.toBeChecked();
  await expect(day).toBeChecked();
  await openBoughtReport(page, { email: ownAddress("ana") }, "balanced");
  await expect(day).toHaveCount(0);
  expect(await kept()).toContain("The sea.");
  await page.evaluate(() => sessionStorage.setItem("seven-petals.scan", "?"));
  const forget = page.getByRole("button", { name: leaving.forget });
  const question = page.getByRole("dialog", { name: `${leaving.forget}?` });
  await forget.click();
  await expect(question.getByText(leaving.question)).toBeVisible();
  await question.getByRole("button", { name: leaving.no }).click();
  await expect(forget).toBeFocused();
  expect(await kept()).toContain("The sea.");
  await forget.click();
  await question.getByRole("button", { name: leaving.yes }).click();
  await page.waitForURL("/");
  expect(await kept()).toBe("[{},{}]");
});

/** How many columns of pixels at the left and at the right have but the color of the paper. */
function emptyColumns(canvas: Element): { readonly left: number; readonly right: number } {
  if (!(canvas instanceof HTMLCanvasElement)) throw new Error("The picture is no canvas.");
  const { width, height } = canvas;
  // A copy, because the browser warns of a canvas that is read twice.
  const copy = new OffscreenCanvas(width, height).getContext("2d");
  copy?.drawImage(canvas, 0, 0);
  const data = copy?.getImageData(0, 0, width, height).data ?? [];
  const pixels = new Uint32Array(new Uint8Array(data).buffer);
  const isEmpty = (x: number) =>
    Array.from({ length: height }, (_, y) => pixels[y * width + x]).every((p) => p === pixels[0]);
  const columns = Array.from({ length: width }, (_, x) => x);
  // Seen, it has as many pixels as the screen.
  const scale = 1080 / width;
  return {
    left: scale * columns.findIndex((x) => !isEmpty(x)),
    right: scale * columns.toReversed().findIndex((x) => !isEmpty(x)),
  };
}

/** Whether this browser has a font for a name; the one in the npm package knows European scripts only. */
function leavesInk(name: string): boolean {
  const pen = document.createElement("canvas").getContext("2d");
  if (!pen) return false;
  pen.font = "500 40px Georgia, serif";
  pen.fillText(name, 20, 60);
  return pen.getImageData(0, 0, 300, 150).data.some((value) => value !== 0);
}

test("a first name that no font of ours has is drawn with its text", async ({ page }) => {
  for (const name of ["👩‍🎤 Zoë", "محمد", "春".repeat(40)]) {
    await openBoughtReport(page, { email: ownAddress("name"), firstName: name }, "onTheEdges");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(`Hello, ${name}`);
    const path = await downloadPdf(page);
    const hasFont = name.endsWith("Zoë") || (await page.evaluate(leavesInk, name));
    const { actual, pictures } = await readPdfName(path);
    expect([actual, pictures.length], name).toEqual([[name], hasFont ? 1 : 0]);
    for (const reach of pictures) expect(reach).toBeGreaterThan(0.8);
    // Under a picture stands one letter that is not painted (pdf.js has no eye for the actual text).
    const [cover = ""] = await readPdf(path, 1);
    const printed = hasFont ? "x" : "you";
    expect(cover.replaceAll(" ", "")).toMatch(
      new RegExp(`Preparedfor${printed}[A-Z][a-z]+\\d{1,2},\\d{4}`, "u"),
    );
  }
});
