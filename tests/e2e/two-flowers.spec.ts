import type { Page } from "@playwright/test";
import { addresses } from "#content/site-map.ts";
import { asISeeYou } from "#content/as-i-see-you.ts";
import {
  codeProblems,
  comparison,
  flowersOffer,
  friendScan,
  giving,
  linkOwner,
} from "#content/two-flowers.ts";
import { writeFriendCode, writeInvitation } from "#domain/compare/friend-code.ts";
import { expectNoViolations } from "#tests/support/soundness.ts";
import { openResults } from "#tests/support/starts.ts";
import { answerByKeys, expect, test } from "#tests/support/visitor.ts";

/** The first person's link, from their results. */
async function linkOf(page: Page): Promise<string> {
  await openResults(page);
  await page.getByRole("button", { name: flowersOffer.make }).click();
  return page.getByLabel(linkOwner.link).inputValue();
}

test(
  "two people at two phones: a link, what a friend sees, and two flowers on one leaf",
  { tag: "@phone" },
  async ({ page, browser }) => {
    const link = await linkOf(page);
    await expectNoViolations(page);
    const { viewport } = test.info().project.use;
    const context = await browser.newContext({ viewport: viewport ?? null });
    const friend = await context.newPage();
    await friend.emulateMedia({ reducedMotion: "reduce" });
    await friend.goto(link);
    await expect(friend.getByRole("heading", { level: 1 })).toHaveText(friendScan.title);
    await expectNoViolations(friend);
    await friend.getByRole("button", { name: friendScan.modes.seen.begin }).click();
    const skip = friend.getByRole("button", { name: friendScan.skip });
    await expect(skip).toBeEnabled();
    await friend.setViewportSize({ width: 360, height: 640 });
    await expect(skip).toBeInViewport({ ratio: 1 });
    await expectNoViolations(friend);
    // An empty text is "I can't tell".
    const keys = Object.keys(asISeeYou).map((id) => (id === "20" ? "" : "3"));
    await answerByKeys(friend, keys, keys.length);
    await expect(friend.getByRole("heading", { name: friendScan.review })).toBeFocused();
    await expect(friend.getByRole("checkbox", { checked: true })).toHaveCount(15);
    await friend.getByRole("checkbox", { name: "They seem rested." }).uncheck();
    await expectNoViolations(friend);
    // Back leads to the last question, and its answer is still there.
    await friend.goBack();
    await expect(friend.getByText("Question 16 of 16", { exact: true })).toBeVisible();
    await friend.goForward();
    // What was left out stays out, and a copied link that has changed is told.
    await expect(friend.getByRole("checkbox", { name: "They seem rested." })).not.toBeChecked();
    await friend.getByRole("button", { name: giving.copy }).click();
    await friend.getByRole("checkbox").nth(1).uncheck();
    await expect(friend.getByText(giving.changed)).toBeVisible();
    await friend.getByRole("checkbox").nth(1).check();
    await expect(friend.getByText("only your friend sees the two flowers")).toBeVisible();
    const back = await friend.getByLabel(friendScan.link).inputValue();
    expect(back).not.toBe(link);
    expect(await friend.evaluate(() => localStorage.length + sessionStorage.length)).toBe(0);
    // Back at the choice, whoever begins anew has left nothing out.
    await friend.evaluate((entries) => history.go(-entries), keys.length + 1);
    await friend.getByRole("button", { name: friendScan.modes.seen.begin }).click();
    await answerByKeys(friend, keys, keys.length);
    await expect(friend.getByRole("checkbox", { checked: true })).toHaveCount(15);
    await context.close();

    await page.getByLabel(linkOwner.paste).fill(`Here it is: ${back} `);
    await page.keyboard.press("Enter");
    await expect(page.getByRole("heading", { name: comparison.title })).toBeFocused();
    await expect(
      page.getByText(/the 14 answers.+ Clockwise from the top, the petals are /u),
    ).toBeVisible();
    await expect(
      page.getByText(/^\d+ of 14 answers are .+ at most three in each list/u),
    ).toBeVisible();
    await expect(page.getByRole("listitem")).not.toHaveCount(0);
    await expectNoViolations(page);
    expect((await page.request.get(link)).status()).toBe(200);
    // Home is not in what is kept, and nothing goes unasked.
    expect(await page.evaluate(() => localStorage["seven-petals.pair"])).toMatch(/ 1\.0\.\d0/u);
    await page.getByRole("button", { name: linkOwner.remove }).click();
    await page.getByRole("dialog").getByRole("button", { name: linkOwner.removeNow }).click();
    await expect(page.getByText(linkOwner.removed)).toBeVisible();
    await expect(page.getByText(linkOwner.first)).toBeVisible();
    expect(await page.evaluate(() => localStorage.length)).toBe(0);
  },
);

test("a friend who is not safe at home is led to help, and gets no link", async ({ page }) => {
  await page.goto(`${addresses.twoFlowers}#${writeInvitation("k3v9x0ab")}`);
  await page.getByRole("button", { name: friendScan.modes.self.begin }).click();
  await answerByKeys(page, ["3", "1", ..."3".repeat(19)]);
  await expect(page.getByRole("heading", { name: friendScan.helpTitle })).toBeFocused();
  await expect(page.getByText(friendScan.noLink)).toBeVisible();
  await expect(page.getByLabel(friendScan.link)).toHaveCount(0);
  await expectNoViolations(page);
});

test("what cannot be drawn is said in a sentence, and the own answers stay", async ({ page }) => {
  const answers = { 1: 3, 4: 2 } as const;
  const foreign = writeFriendCode({ seed: "k3v9x0ab", mode: "self", answers });
  const open = async (code: string, sentence: string) => {
    await page.goto("about:blank");
    await page.goto(`${addresses.twoFlowers}#${code}`);
    await expect(page.getByText(sentence)).toBeVisible();
  };
  await open(foreign, codeProblems.noAnswers);
  await expectNoViolations(page);
  const link = await linkOf(page);
  await open(link.split("#")[1] ?? "", codeProblems.ownLink);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(friendScan.ownTitle);
  await open(foreign, codeProblems.otherSeed);
  await open(foreign.slice(0, -1), codeProblems.unreadable);
  await open("x".repeat(2000), codeProblems.unreadable);
  await open(foreign.replace("t1", "t2"), codeProblems.otherVersion);
  await expect(page.getByLabel(linkOwner.link)).toHaveValue(link);
});

test("other answers get another link, and take the place of the old ones when asked", async ({
  page,
}) => {
  const link = await linkOf(page);
  await openResults(page, "balanced");
  await page.getByRole("button", { name: flowersOffer.make }).click();
  await page.getByRole("dialog").getByRole("button", { name: flowersOffer.makeNew }).click();
  await expect(page.getByLabel(linkOwner.link)).not.toHaveValue(link);
});
