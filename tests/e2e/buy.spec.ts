import { addresses } from "#content/site-map.ts";
import { priceLabel, site } from "#content/site.ts";
import { headings } from "#domain/headings.ts";
import { formatMoney } from "#sandbox/money.ts";
import { paths } from "#server/contract.ts";
import { readPdf, readPdfName } from "#tests/support/read-pdf.ts";
import {
  emailField,
  expect,
  openReport,
  order,
  ownAddress,
  pay,
  takeScan,
  tapThroughScan,
  test,
  buyLabel,
  payLabel,
} from "#tests/support/visitor.ts";

test(
  "a visitor takes the scan, buys the report, reads it and keeps the PDF",
  { tag: "@T27" },
  async ({ page }) => {
    await tapThroughScan(page, "exampleReport");
    await order(page, { email: ownAddress("ana"), firstName: "Ana" });

    await expect(page.getByText(/test/iu).first()).toBeVisible();
    await expect(page.getByRole("button", { name: payLabel })).toBeVisible();
    await pay(page);

    await expect(page.getByText(`Your ${site.productName} Energy Report is ready.`)).toBeVisible();
    const details = page.getByRole("region", { name: "Order Details" });
    await expect(details.getByText(/^#[0-9a-f]{8}$/u)).toBeVisible();
    await expect(details.getByText(priceLabel)).toBeVisible();
    await expect(details.getByText("Completed")).toBeVisible();

    await openReport(page);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Hello, Ana");
    for (const title of [
      headings.overview,
      headings.insights,
      headings.focus,
      headings.plan,
      headings.reading,
      headings.notes,
    ]) {
      await expect(page.getByRole("heading", { name: title, exact: true })).toBeVisible();
    }
    // All that the private link holds, said wherever it is offered.
    const held = "your answers, your first name and your email address";
    await expect(page.getByText(held)).toBeVisible();

    const downloading = page.waitForEvent("download");
    await page.getByRole("button", { name: "Download PDF" }).click();
    const download = await downloading;
    expect(download.suggestedFilename()).toMatch(/^.+-Ana-\d{8}\.pdf$/u);
    const pages = await readPdf(await download.path());
    const text = pages.join(" ");
    expect(text).toContain("Ana");
    expect(text).toContain(headings.plan);
    expect(text).toContain(held);
    for (const chakra of [
      "Root",
      "Sacral",
      "Solar Plexus",
      "Heart",
      "Throat",
      "Third Eye",
      "Crown",
    ]) {
      expect(text).toContain(chakra);
    }
    for (const [index, footer] of pages.entries()) {
      expect(footer).toContain(`Page ${index + 1}`);
    }
  },
);

test("after the report has opened, answers, name and e-mail are gone from the browser (spec 4)", async ({
  page,
}) => {
  await takeScan(page);
  const email = ownAddress("bo");
  await order(page, { email, firstName: "Bo" });
  await expect(page.getByRole("button", { name: payLabel })).toBeVisible();
  const kept = await page.evaluate(() => Object.values(localStorage).join(" "));
  expect(kept).toContain(email);
  expect(kept).toContain("Bo");

  await pay(page);
  await openReport(page);
  expect(await page.evaluate(() => [localStorage.length, sessionStorage.length])).toEqual([0, 0]);
});

for (const [kind, name, around] of [
  ["plus and capitals", "Ana+Scan@Example.com", ""],
  ["spaces around", "spaced.out", "  "],
] as const) {
  test(
    `an e-mail with ${kind} survives the whole trip`,
    { tag: "@any-screen" },
    async ({ page }) => {
      const email = ownAddress(name);
      await takeScan(page);
      await order(page, { email: around + email + around });
      await expect(page.getByRole("button", { name: payLabel })).toBeVisible();
      await expect(emailField(page)).toHaveValue(email);
      await pay(page);
      expect(new URL(page.url()).searchParams.get("email")).toBe(email);
      await openReport(page);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Hello, Friend");
    },
  );
}

/** Whether this browser has a font for a name; the one in the npm package knows European scripts only. */
function leavesInk(name: string): boolean {
  const pen = document.createElement("canvas").getContext("2d");
  if (!pen) return false;
  pen.font = "bold 40px Helvetica, Arial, system-ui, sans-serif";
  pen.fillText(name, 20, 60);
  return pen.getImageData(0, 0, 300, 150).data.some((value) => value !== 0);
}

for (const { name, isDrawn, isLatin } of [
  { name: "José", isDrawn: false, isLatin: true },
  { name: "W".repeat(40), isDrawn: false, isLatin: true },
  { name: "Łukasz", isDrawn: true, isLatin: true },
  { name: "👩‍🎤 Zoë", isDrawn: true, isLatin: true },
  { name: "春子", isDrawn: true, isLatin: false },
  { name: "محمد", isDrawn: true, isLatin: false },
  { name: "春".repeat(40), isDrawn: true, isLatin: false },
]) {
  test(
    `the first name ${name.slice(0, 12)} is greeted and ${isDrawn ? "drawn, where there is a font, with the real name behind it" : "printed"}`,
    { tag: "@any-screen" },
    async ({ page }) => {
      await takeScan(page, "onTheEdges");
      await order(page, { email: ownAddress("name"), firstName: name });
      await pay(page);
      await openReport(page);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(`Hello, ${name}`);
      const downloading = page.waitForEvent("download");
      await page.getByRole("button", { name: "Download PDF" }).click();
      const path = await (await downloading).path();
      const hasFont = isLatin || (await page.evaluate(leavesInk, name));
      expect(await readPdfName(path)).toEqual({
        actual: isDrawn ? [name] : [],
        pictures: isDrawn && hasFont ? 1 : 0,
      });
      // Under a picture stands one letter that is not painted (pdf.js has no eye for the actual text).
      const [cover = ""] = await readPdf(path);
      const printed = !isDrawn ? name : hasFont ? "x" : "you";
      expect(cover.replaceAll(" ", "")).toMatch(
        new RegExp(`Preparedfor${printed}[A-Z][a-z]+\\d{1,2},\\d{4}`, "u"),
      );
    },
  );
}

test("CALM20 takes 20 % off", { tag: "@any-screen" }, async ({ page }) => {
  const { priceInCents, currency } = site.offer;
  const reduced = formatMoney(priceInCents - Math.round(priceInCents / 5), currency);
  await takeScan(page);
  await order(page, { email: ownAddress("calm"), coupon: "calm20" });
  await expect(page.getByRole("button", { name: `Pay ${reduced}` })).toBeVisible();
  await pay(page);
  await expect(page.getByText(reduced)).toBeVisible();
  await openReport(page);
});

test("GIFT100 opens the report without a card", { tag: "@any-screen" }, async ({ page }) => {
  await takeScan(page);
  await order(page, { email: ownAddress("gift"), coupon: "GIFT100" });
  await expect(page.getByLabel(/card number/iu)).toHaveCount(0);
  await pay(page);
  await expect(page.getByText("$0.00")).toBeVisible();
  await openReport(page);
});

test(
  "a declined card says why, and another pays as soon as its bank has the payer's word",
  { tag: "@T27" },
  async ({ page }) => {
    await takeScan(page);
    await order(page, { email: ownAddress("second") });
    await page.getByLabel(/card number/iu).fill("4000 0000 0000 0002");
    await page.getByRole("button", { name: payLabel }).click();
    await expect(page.getByRole("alert")).toContainText("declined");
    await page.getByLabel(/card number/iu).fill("4000 0027 6000 3184");
    await page.getByLabel(/security code|cvc/iu).fill("123");
    await page.getByRole("button", { name: payLabel }).click();
    await page.getByRole("button", { name: "Refuse payment" }).click();
    await expect(page.getByRole("alert")).toContainText("unable to authenticate");
    await page.getByLabel(/security code|cvc/iu).fill("123");
    await page.getByRole("button", { name: payLabel }).click();
    await page.getByRole("button", { name: "Confirm payment" }).click();
    await expect(page.getByRole("heading", { name: "Payment Successful!" })).toBeVisible();
    await expect(page.getByText("Completed")).toBeVisible();
  },
);

test(
  "coming back without paying shows the same results and that nothing was charged",
  { tag: "@T27" },
  async ({ page }) => {
    await takeScan(page);
    const email = ownAddress("later");
    await order(page, { email, firstName: "Lee" });
    await page.getByRole("link", { name: /^Back to/u }).click();
    await expect(page).toHaveURL(addresses.energyScan);
    await expect(
      page.getByRole("heading", { level: 1, name: "Your Energy Balance Snapshot" }),
    ).toBeVisible();
    await expect(page.getByRole("status")).toContainText("nothing was charged");
    await page.getByRole("button", { name: "Get Full Report" }).click();
    await expect(emailField(page)).toHaveValue(email);
    await expect(page.getByLabel("First name")).toHaveValue("Lee");
  },
);

test("Back to Results and forth again does not ask to pay twice", async ({ page }) => {
  await takeScan(page);
  await order(page, { email: ownAddress("twice") });
  await pay(page);
  await openReport(page);
  await page.getByRole("button", { name: "Back to Results" }).click();
  await page.getByRole("button", { name: "Get Full Report" }).click();
  await expect(page.getByRole("heading", { level: 1, name: /^Hello,/u })).toBeVisible();
});

test(
  "a page that comes back from the back-forward cache is not stuck on redirecting",
  { tag: "@any-screen" },
  async ({ page }) => {
    // The answer never comes, as if the browser had left; then the page is shown again as it was.
    await page.route(`**${paths.createCheckout}`, () => undefined);
    await takeScan(page);
    await order(page, { email: ownAddress("back") });
    const busy = page.getByRole("button", { name: "Redirecting to Checkout..." });
    await expect(busy).toBeDisabled();
    await page.evaluate(() =>
      dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true })),
    );
    await expect(page.getByRole("button", { name: buyLabel })).toBeEnabled();
  },
);
