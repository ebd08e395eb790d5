import { expect, test } from "vitest";
import { site } from "#content/site.ts";
import { startMailServer } from "#tests/support/mail-server.ts";
import { failure, moment, openOperator } from "#tests/support/operator.ts";

/** Orders of two months: October sold one of two; November five of six, of which two brought income. */
async function openSoldShop() {
  const office = await openOperator();
  const october = { createdAt: new Date("2026-10-31T23:59:59Z") };
  const november = { createdAt: new Date("2026-11-01T00:00:00Z") };
  // Paid in another month than ordered: it counts where it was ordered.
  const paid = { paidAt: new Date("2026-11-20T00:00:00Z"), currency: "usd" };
  await office.record({ ...october, ...paid, amountTotal: 999 });
  await office.record({ ...october, state: "expired" });
  await office.record({ ...november, ...paid, amountTotal: 799, couponCode: "CALM20" });
  await office.record({ ...november, ...paid, amountTotal: 899, currency: "eur" });
  await office.record({
    ...november,
    ...paid,
    state: "free",
    amountTotal: 0,
    couponCode: "GIFT100",
  });
  await office.record({ ...november, ...paid, state: "refunded", amountTotal: 999 });
  await office.record({ ...november, ...paid, state: "disputed", amountTotal: 999 });
  await office.record({ ...november, state: "failed", couponCode: "CALM20" });
  return office;
}

test("the numbers say by month what became of the orders, and in all", async () => {
  const office = await openSoldShop();
  const { code, out } = await office.ask("stats");
  expect(code).toBe(0);
  expect(out.split("\n").map((line) => line.split(/ {2,}/u))).toEqual([
    "month orders sales free with_coupon refunded disputed conversion income".split(" "),
    ["2026-10", "2", "1", "0", "0", "0", "0", "50.0 %", "9.99 USD"],
    [
      "2026-11",
      "6",
      "5",
      "1",
      "2",
      "1",
      "1",
      "83.3 %",
      expect.stringMatching(/^(?=.*7\.99 USD)(?=.*8\.99 EUR)/u),
    ],
    ["all", "8", "6", "1", "2", "1", "1", "75.0 %", expect.stringMatching(/17\.98 USD/u)],
  ]);
});

test("for programs there are the same numbers as JSON, by day and within days", async () => {
  const office = await openSoldShop();
  const { out } = await office.ask("stats --by day --from 2026-11-01 --to 2026-11-01 --json");
  const november = {
    orders: 6,
    sales: 5,
    free: 1,
    with_coupon: 2,
    refunded: 1,
    disputed: 1,
    income: { usd: 799, eur: 899 },
    conversion: 0.833,
  };
  expect(JSON.parse(out)).toEqual({
    by: "day",
    periods: [{ period: "2026-11-01", ...november }],
    total: november,
  });
});

test("without an order there is a sentence, and nothing is divided by zero", async () => {
  const office = await openOperator();
  expect(await office.ask("stats")).toMatchObject({
    code: 0,
    out: "There is no order in that time.",
  });
  expect(JSON.parse((await office.ask("stats --json")).out)).toMatchObject({
    total: { conversion: 0 },
  });
});

test("the week's numbers go to the owner by the mail server of the settings, without a buyer's data", async () => {
  const server = await startMailServer();
  const settings = { SMTP_URL: server.url, MAIL_FROM: "Shop <shop@petals.example>" };
  const office = await openOperator(settings);
  const paid = { paidAt: moment, currency: "usd", amountTotal: 999 };
  await office.record({ ...paid, createdAt: new Date("2026-11-13T23:59:59Z") });
  await office.record({ ...paid, createdAt: new Date("2026-11-14T00:00:00Z") });
  await office.record({ ...paid, createdAt: new Date("2026-11-20T12:00:00Z"), state: "refunded" });
  // Of today, which is not over.
  await office.record({ ...paid, createdAt: moment });
  expect(await office.ask("stats --mail")).toMatchObject({
    code: 0,
    out: `Sent to ${site.supportEmail}.`,
  });
  const [mail] = server.mails;
  expect(mail).toMatchObject({ from: "shop@petals.example", to: [site.supportEmail] });
  expect(mail?.head).toMatch(/^Subject: .*2026-11-14 to 2026-11-20$/mu);
  expect(mail?.text).toMatch(/^orders: 2$[^]*^sales: 2$[^]*^refunded: 1$[^]*^income: 9\.99 USD$/mu);
  expect(mail?.text).not.toMatch(/@|ada|0000/iu);

  await expect((await openOperator()).ask("stats --mail")).resolves.toMatchObject(
    failure("SMTP_URL"),
  );
  await server.close();
  expect(await office.ask("stats --mail")).toMatchObject(failure("takes no mails"));
});
