import type { Page } from "@playwright/test";
import { addresses } from "#content/site-map.ts";
import { paths } from "#server/contract.ts";
import { readPdfLinks } from "#tests/support/read-pdf.ts";
import {
  answerAll,
  ownAddress,
  buyReport,
  downloadPdf,
  expect,
  order,
  pay,
  takeScan,
  test,
} from "#tests/support/visitor.ts";

const ana = { email: ownAddress("ana"), firstName: "Ana" };

/** The words of the whole report as they stand on the screen. */
const wordsOf = (page: Page) => page.getByRole("article").innerText();

async function expectReport(page: Page, words: string): Promise<void> {
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Hello, Ana");
  expect(await wordsOf(page)).toBe(words);
}

test("a bought report opens again by reload, bookmark, Back and on another device", async ({
  page,
  browser,
  baseURL,
}) => {
  await buyReport(page, ana, "onTheEdges");
  const words = await wordsOf(page);
  const address = page.url();
  const { searchParams, hash } = new URL(address);
  expect([...searchParams.keys()]).toEqual(["email", "session_id", "payment_success"]);
  expect(hash).toMatch(/^#r1\.[\w.-]{20,}$/u);
  // Nothing else has to be kept for it (spec 4).
  expect(await page.evaluate(() => [localStorage.length, sessionStorage.length])).toEqual([0, 0]);

  await page.reload();
  await expectReport(page, words);

  await page.goto(addresses.about);
  await page.goBack();
  await expectReport(page, words);

  await page.goto(addresses.home);
  await page.goto(address);
  await expectReport(page, words);

  const device = await browser.newContext({ baseURL: baseURL ?? "" });
  const other = await device.newPage();
  const calling = other.waitForRequest(`**${paths.getPurchasedReport}`);
  await other.goto(address);
  await calling;
  await expectReport(other, words);
  expect(other.url()).toBe(address);
  expect(await other.evaluate(() => [localStorage.length, sessionStorage.length])).toEqual([0, 0]);
  await device.close();
});

test("Copy private link copies the address of the report", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await buyReport(page, ana);
  await page.getByRole("button", { name: "Copy private link" }).click();
  await expect(page.getByText("Private link copied.")).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
});

test("where the browser does not let a page copy, the link is there to select", async ({
  page,
}) => {
  await page.addInitScript(() => Object.defineProperty(navigator, "clipboard", { value: {} }));
  await buyReport(page, ana);
  await page.getByRole("button", { name: "Copy private link" }).click();
  await expect(page.getByLabel("Your private link")).toHaveValue(page.url());
});

test("the PDF carries the private link", async ({ page }) => {
  await buyReport(page, ana);
  const links = await readPdfLinks(await downloadPdf(page));
  expect(links).toContain(page.url());
});

test("the places inside the report leave its address alone, and open no tab without the answers", async ({
  page,
  context,
  isMobile,
}) => {
  await buyReport(page, ana);
  const address = page.url();
  await page.evaluate(() => document.querySelector<HTMLElement>(".skip-link")?.click());
  await expect(page.locator("main")).toBeFocused();
  expect(page.url()).toBe(address);
  if (isMobile) return;
  const contents = page.getByRole("navigation", { name: "Contents of the report" });
  for (const title of ["Important Notes", "Energy Overview"]) {
    await contents.getByText(title).click({ modifiers: ["ControlOrMeta"] });
    await expect(page.getByRole("heading", { name: title })).toBeFocused();
    await expect(page.getByRole("heading", { name: title })).toBeInViewport();
  }
  await contents.getByText("Root").click({ button: "middle" });
  expect(page.url()).toBe(address);
  expect(context.pages()).toHaveLength(1);
});

test("the address reaches no server but as spec 7 and 2 say, and no other page as a referrer", async ({
  page,
}) => {
  await buyReport(page, { email: ownAddress("n"), firstName: "Nadja" });
  const code = new URL(page.url()).hash.slice(1);
  const asked: { url: string; referer: string | undefined; body: string | null }[] = [];
  page.on("request", (request) => {
    const { referer } = request.headers();
    asked.push({ url: request.url(), referer, body: request.postData() });
  });
  const response = await page.reload();
  expect(response?.headers()["referrer-policy"]).toBe("no-referrer");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Hello, Nadja");
  await downloadPdf(page);
  await page.getByRole("link", { name: "About Us" }).last().click();
  await expect(page).toHaveURL(addresses.about);
  expect(asked.length).toBeGreaterThan(5);
  for (const { url, referer, body } of asked) {
    expect(referer ?? "").toBe("");
    expect(body ?? "").not.toContain(code);
    // Playwright tells the fragment of a navigation, which the browser keeps to itself.
    expect(url.split("#")[0]).not.toContain("Nadja");
    expect(url.split("#")[0]).not.toContain(code);
  }
});

test("a damaged private link says what is missing and lets nothing else in", async ({ page }) => {
  await buyReport(page, ana);
  const address = page.url();
  await page.goto(addresses.home);
  await page.goto(address.slice(0, -2));
  await expect(page.getByRole("alert")).toHaveText(
    "Quiz data not found. Please retake the energy scan.",
  );
  await expect(page).toHaveURL(addresses.energyScan);
  await page.goto(address.replace(/session_id=cs_test_.{8}/u, "session_id=cs_test_00000000"));
  await expect(page.getByRole("alert")).toHaveText(
    "Unable to verify your purchase. Please contact support.",
  );
  await expect(page).toHaveURL(addresses.energyScan);
});

test("retaking after buying asks first, cleans the address, and Back leads to the report", async ({
  page,
}) => {
  await buyReport(page, ana);
  const words = await wordsOf(page);
  await page.getByRole("button", { name: "Back to Results" }).click();
  const retake = page.getByRole("button", { name: "Retake Scan" });
  await retake.click();
  const dialog = page.getByRole("dialog", { name: "Leave this report?" });
  await dialog.getByRole("button", { name: "Stay here" }).click();
  await expect(dialog).toBeHidden();
  await expect(retake).toBeFocused();

  await retake.click();
  await dialog.getByRole("button", { name: "Leave and retake" }).click();
  await expect(page.getByRole("button", { name: "Begin My Scan" })).toBeVisible();
  await expect(page).toHaveURL(addresses.energyScan);
  expect(await page.evaluate(() => [localStorage.length, sessionStorage.length])).toEqual([0, 0]);

  await page.goBack();
  await page.getByRole("button", { name: "Get Full Report" }).click();
  await expectReport(page, words);
});

test("results of a bought report stay results after a reload, and open it without paying", async ({
  page,
}) => {
  await buyReport(page, ana);
  await page.getByRole("button", { name: "Back to Results" }).click();
  await page.reload();
  await expect(
    page.getByRole("heading", { level: 1, name: "Your Energy Balance Snapshot" }),
  ).toBeVisible();
  await expect(page.getByText("Paid.")).toBeVisible();
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Hello, Ana");
});

const begin = (page: Page) => page.getByRole("button", { name: "Begin My Scan" });

/** Begins a scan and answers the first questions with Always, by keyboard; the next one is shown. */
async function answerFirst(page: Page, count: number): Promise<void> {
  await begin(page).click();
  for (let id = 1; id <= count; id++) {
    await expect(page.getByText(`Question ${id} of 21`)).toBeVisible();
    await page.keyboard.press("4");
    await page.keyboard.press("Enter");
  }
  await expect(page.getByText(`Question ${count + 1} of 21`)).toBeVisible();
}

test(
  "a scan that is under way survives a look at a report: by its link, and by Back after a retake",
  { tag: "@any-screen" },
  async ({ page, context }) => {
    await buyReport(page, ana, "blockedEverywhere");
    const other = await context.newPage();
    await other.goto(addresses.energyScan);
    await answerFirst(other, 3);
    await other.goto(page.url());
    await expect(other.getByRole("heading", { level: 1 })).toHaveText("Hello, Ana");
    await other.goBack();
    await expect(other.getByText("Question 4 of 21")).toBeVisible();
    await other.goBack();
    await expect(other.getByRole("radio", { name: "Always" })).toBeChecked();
    await other.close();

    await page.getByRole("button", { name: "Back to Results" }).click();
    await page.getByRole("button", { name: "Retake Scan" }).click();
    await page.getByRole("button", { name: "Leave and retake" }).click();
    await answerFirst(page, 2);
    for (const question of ["Question 2 of 21", "Question 1 of 21"]) {
      await page.goBack();
      await expect(page.getByText(question)).toBeVisible();
    }
    await page.goBack();
    await expect(begin(page)).toBeVisible();
    await page.goBack();
    await expect(page.getByText("Paid.")).toBeVisible();
    await page.goForward();
    await expect(page.getByRole("button", { name: "Continue at question 3" })).toBeVisible();
    await page.goForward();
    await expect(page.getByText("Question 1 of 21")).toBeVisible();
    await expect(page.getByRole("radio", { name: "Always" })).toBeChecked();
  },
);

test(
  "each report in a tab's history stands at its own address",
  { tag: "@any-screen" },
  async ({ page, context }) => {
    await buyReport(page, ana, "blockedEverywhere");
    const first = page.url();
    const other = await context.newPage();
    await takeScan(other, "balanced");
    await order(other, { email: ownAddress("bert"), firstName: "Bert" });
    await pay(other);
    await expect(other.getByRole("region", { name: "Order Details" })).toBeVisible();
    await other.close();

    await page.getByRole("button", { name: "Back to Results" }).click();
    await page.getByRole("button", { name: "Retake Scan" }).click();
    await page.getByRole("button", { name: "Leave and retake" }).click();
    await expect(begin(page)).toBeVisible();
    // The other purchase is remembered, with its answers.
    await page.reload();
    await page.getByRole("button", { name: "Get Full Report" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Hello, Bert");
    await page.evaluate(() => history.go(-2));
    await expect(page).toHaveURL(first);
    await expect(page.getByText("Paid.")).toBeVisible();
    await expect(page.getByText("12 / 12")).toHaveCount(0);
  },
);

test(
  "a second retake goes back to where its scan began, not over the report behind it",
  { tag: "@any-screen" },
  async ({ page }) => {
    await buyReport(page, ana, "blockedEverywhere");
    const address = page.url();
    await page.getByRole("button", { name: "Back to Results" }).click();
    await page.getByRole("button", { name: "Retake Scan" }).click();
    await page.getByRole("button", { name: "Leave and retake" }).click();
    await begin(page).click();
    await answerAll(page, "balanced");
    await page.getByRole("button", { name: "Retake Scan" }).click();
    await expect(begin(page)).toBeVisible();
    await page.goBack();
    await expect(page.getByText("Paid.")).toBeVisible();
    await page.goBack();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Hello, Ana");
    expect(page.url()).toBe(address);
  },
);
