import { addresses } from "#content/site-map.ts";
import { paths } from "#server/contract.ts";
import { expect, test } from "#tests/support/visitor.ts";

for (const query of ["", "?session_id=cs_1", "?email=ana%40example.com"]) {
  test(`/success${query} lacks a parameter and leads home, replacing history (spec 2)`, async ({
    page,
  }) => {
    await page.goto(addresses.about);
    await page.goto(addresses.success + query);
    await expect(page).toHaveURL(addresses.home);
    await page.goBack();
    await expect(page).toHaveURL(addresses.about);
  });
}

test("while the order is unknown the page says so, and shows it as soon as it is there", async ({
  page,
}) => {
  const data = {
    report_access_granted: true,
    id: "0f8fad5b-d9cb-469f-a165-70867728950e",
    amount_total: 999,
    currency: "usd",
    created_at: "2026-11-21T08:15:00.000Z",
  };
  await page.clock.install();
  await page.route(`**${paths.getPurchasedReport}`, (route) => route.fulfill({ json: { data } }));
  await page.route(
    `**${paths.getPurchasedReport}`,
    (route) =>
      route.fulfill({
        json: {
          data: {
            report_access_granted: false,
            id: null,
            amount_total: null,
            currency: null,
            created_at: null,
          },
        },
      }),
    { times: 1 },
  );
  await page.goto(`${addresses.success}?session_id=cs_1&email=a%2Bb%40example.com`);
  await expect(page.getByRole("heading", { name: "Payment Successful!" })).toBeVisible();
  await expect(page.getByText("Your order details are on their way.")).toBeVisible();
  await page.clock.runFor(4_000);
  await expect(page.getByText("#0f8fad5b")).toBeVisible();
  await expect(page.getByText("$9.99")).toBeVisible();
  await expect(page.getByText("Completed")).toBeVisible();
  await expect(page.getByRole("link", { name: "Access Your Report" })).toHaveAttribute(
    "href",
    "/energy-scan?email=a%2Bb%40example.com&session_id=cs_1&payment_success=true",
  );
  await expect(page.getByRole("link", { name: "Return Home" })).toHaveAttribute("href", "/");
});
