import { addresses } from "#content/site-map.ts";
import { paths } from "#server/contract.ts";
import {
  buyReport,
  emailField,
  expect,
  openDialog,
  openReport,
  order,
  ownAddress,
  pay,
  takeScan,
  test,
  buyLabel,
  payLabel,
} from "#tests/support/visitor.ts";

/** Spec 8, line by line: each message is seen on the screen. The browser itself reports failed requests. */
test.use({
  expectedConsole: {
    patterns: [/Failed to load resource/u, /purchase check answered with status/u],
  },
});

const returned = `${addresses.energyScan}?session_id=cs_test_x&email=ana%40example.com&payment_success=true`;
const createCheckout = `**${paths.createCheckout}`;
const getPurchasedReport = `**${paths.getPurchasedReport}`;

test("no e-mail in the dialog", async ({ page }) => {
  await takeScan(page);
  const dialog = await openDialog(page);
  await dialog.getByRole("button", { name: buyLabel }).click();
  await expect(dialog.getByText("Please enter your email address to continue.")).toBeVisible();
  await expect(emailField(page)).toBeFocused();
  await expect(emailField(page)).toHaveAccessibleDescription(
    /Please enter your email address to continue\./u,
  );
  await expect(page).toHaveTitle(/^Error: Your Energy Balance Snapshot/u);
});

test("the title says that there is an error until it is mended or the dialog closes", async ({
  page,
}) => {
  await page.route(createCheckout, (route) => route.abort("internetdisconnected"));
  await takeScan(page);
  await order(page, { email: "ana" });
  await expect(page).toHaveTitle(/^Error: Your Energy Balance Snapshot/u);
  await page.keyboard.press("Escape");
  await expect(page).toHaveTitle(/^Your Energy Balance Snapshot/u);
  await order(page, { email: "ana@" });
  await expect(page).toHaveTitle(/^Error: Your/u);
  await emailField(page).fill("ana@example.com");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("alert")).toHaveText(networkError);
  await expect(page).toHaveTitle(/^Your Energy Balance Snapshot/u);
});

for (const email of ["ana", "ana@example", "a b@example.com", "@example.com"]) {
  test(`the bad e-mail shape "${email}"`, async ({ page }) => {
    await takeScan(page);
    await order(page, { email });
    await expect(page.getByText("Please enter a valid email address.")).toBeVisible();
    await expect(emailField(page)).toHaveValue(email);
  });
}

const networkError =
  "Network error: Unable to connect to payment service. Please check your internet connection.";

const checkoutFailures = [
  {
    name: "the server's error field if its JSON parses",
    answer: { status: 400, json: { error: "Email is required" } },
    message: "Email is required",
  },
  {
    name: "the status line if the answer is not JSON",
    answer: { status: 502, contentType: "text/html", body: "<h1>Bad gateway</h1>" },
    message: "HTTP 502: Bad Gateway",
  },
  {
    name: "a failure with no message",
    answer: { status: 500, json: {} },
    message: "Failed to create checkout session. Please try again.",
  },
  {
    name: "an answer without a url",
    answer: { status: 200, json: {} },
    message: "No checkout URL received",
  },
];

for (const { name, answer, message } of checkoutFailures) {
  test(`checkout: ${name}`, async ({ page }) => {
    await page.route(createCheckout, (route) => route.fulfill(answer));
    await takeScan(page);
    await order(page, { email: "ana@example.com", firstName: "Ana" });
    await expect(page.getByRole("alert")).toHaveText(message);
    expect(await page.evaluate(() => localStorage.length)).toBe(0);
    await expect(emailField(page)).toHaveValue("ana@example.com");
    await expect(page.getByRole("button", { name: buyLabel })).toBeEnabled();
  });
}

test("checkout: no network", async ({ page }) => {
  await page.route(createCheckout, (route) => route.abort("internetdisconnected"));
  await takeScan(page);
  await order(page, { email: "ana@example.com" });
  await expect(page.getByRole("alert")).toHaveText(networkError);
  await page.getByRole("button", { name: "Dismiss message" }).click();
  await expect(page.getByRole("alert")).toHaveText("");
});

test("a payment service that never answers counts as no network after half a minute", async ({
  page,
}) => {
  test.slow();
  await takeScan(page);
  await page.route(createCheckout, () => undefined);
  await order(page, { email: "ana@example.com" });
  await expect(page.getByRole("button", { name: "Redirecting to Checkout..." })).toBeDisabled();
  await expect(page.getByRole("alert")).toHaveText(networkError, { timeout: 40_000 });
  await expect(page.getByRole("button", { name: buyLabel })).toBeEnabled();
});

for (const [coupon, message] of [
  ["NOSUCH", "This coupon code is not valid."],
  ["EXPIRED", "This coupon has expired."],
  ["USEDUP", "This coupon has already been used up."],
] as const) {
  test(`the coupon ${coupon} is refused by the server in words`, async ({ page }) => {
    await takeScan(page);
    await order(page, { email: ownAddress("ana"), coupon });
    await expect(page.getByRole("alert")).toHaveText(message);
    // The next key press is about the order again, and the message goes with the order.
    await expect(page.getByRole("button", { name: buyLabel })).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(page.getByText(message)).toBeHidden();
  });
}

test("stored answers missing on return", async ({ page }) => {
  await page.goto(returned);
  await expect(page.getByRole("alert")).toHaveText(
    "Quiz data not found. Please retake the energy scan.",
  );
  await expect(page).toHaveURL(addresses.energyScan);
  await expect(page.getByRole("button", { name: "Begin My Scan" })).toBeVisible();
});

test("a corrupt stored value is treated as absent", async ({ page }) => {
  await page.goto(addresses.energyScan);
  await page.evaluate(() => localStorage.setItem("seven-petals.checkout", '{"1":9'));
  await page.goto(returned);
  await expect(page.getByRole("alert")).toHaveText(
    "Quiz data not found. Please retake the energy scan.",
  );
});

test("access not granted: a session that nobody knows", async ({ page }) => {
  await takeScan(page);
  await order(page, { email: ownAddress("ana") });
  await expect(page.getByRole("button", { name: payLabel })).toBeVisible();
  await page.goto(returned);
  await expect(page.getByRole("alert")).toHaveText(
    "Unable to verify your purchase. Please contact support.",
  );
  await expect(page).toHaveURL(addresses.energyScan);
  await expect(
    page.getByRole("heading", { level: 1, name: "Your Energy Balance Snapshot" }),
  ).toBeVisible();
});

test("access not granted: the purchase check fails with a status", async ({ page }) => {
  await page.route(getPurchasedReport, (route) => route.fulfill({ status: 500, body: "" }));
  await takeScan(page);
  await order(page, { email: ownAddress("ana") });
  await expect(page.getByRole("button", { name: payLabel })).toBeVisible();
  await page.goto(returned);
  await expect(page.getByRole("alert")).toHaveText(
    "Unable to verify your purchase. Please contact support.",
  );
});

test("verification exception, and a second try succeeds", async ({ page }) => {
  await takeScan(page);
  await order(page, { email: ownAddress("ana") });
  await pay(page);
  await expect(page.getByText("Order Details")).toBeVisible();
  await page.route(getPurchasedReport, (route) => route.abort(), { times: 1 });
  await page.getByRole("link", { name: "Access Your Report" }).click();
  await expect(page.getByRole("alert")).toHaveText(
    "Error verifying your purchase. Please try again.",
  );
  await expect(page).toHaveURL(addresses.energyScan);
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByRole("heading", { level: 1, name: /^Hello,/u })).toBeVisible();
});

test("PDF failure, and a second try succeeds and takes the message away", async ({ page }) => {
  await takeScan(page);
  await order(page, { email: ownAddress("ana") });
  await pay(page);
  await openReport(page);
  await page.route("**/pdf-worker*", (route) => route.abort(), { times: 1 });
  await page.getByRole("button", { name: "Download PDF" }).click();
  await expect(page.getByRole("alert")).toHaveText(
    "There was an error downloading your report. Please try again.",
  );
  const downloading = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download PDF" }).click();
  await downloading;
  await expect(page.getByRole("alert")).toHaveText("");
});

test("PDF failure: its script stalls for a minute", async ({ page }) => {
  await buyReport(page, { email: ownAddress("ana") });
  await page.clock.install();
  await page.route("**/pdf-worker*", () => undefined);
  await page.getByRole("button", { name: "Download PDF" }).click();
  await expect(page.getByRole("button", { name: "Downloading..." })).toBeDisabled();
  await page.clock.fastForward(60_000);
  await expect(page.getByRole("alert")).toHaveText(
    "There was an error downloading your report. Please try again.",
  );
  await expect(page.getByRole("button", { name: "Download PDF" })).toBeEnabled();
});
