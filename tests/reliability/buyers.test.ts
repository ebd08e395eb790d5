import { expect, test } from "vitest";
import { site } from "#content/site.ts";
import { leastAmount, percentOf, unitOf } from "#domain/purchase/money.ts";
import { eachAtOnce, seeded, isFull, many, quantile, stopwatch } from "./crowd.ts";
import { isGranted, openShop } from "./shop.ts";

/** What a person types who means the same address. */
const same: readonly ((email: string) => string)[] = [
  (email) => email,
  (email) => email.toUpperCase(),
  (email) => ` ${email}\t`,
  (email) => email.replace("+", " "),
  (email) => email.replace("@", "\u200B@"),
  (email) => email.replace("a", "\uFF41"),
  (email) => email.replace("e", "E"),
  (email) => `\uFEFF${email}`,
  (email) => email.replace(".com", ".COM"),
  (email) => email.normalize("NFKD"),
  // What was typed on the payment page.
  () => "payer@example.com",
];

/** What somebody types who has another address. */
const other: readonly ((email: string) => string)[] = [
  (email) => email.replace("@", "1@"),
  (email) => email.slice(1),
  (email) => email.replace(/\+\w+/u, ""),
  (email) => email.replace(".com", ".org"),
  (email) => email.replace("a", "\u0430"),
  (email) => email.replace("@", "@mail."),
  (email) => email.replace("+", "."),
  (email) => `x${email}`,
  (email) => email.replace("@", "@@"),
  (email) => email.split("@")[0] ?? "",
];

test("T14: a report opens for every way to write the buyer's address and for no other, and refusals tell nothing", async () => {
  await using shop = await openShop();
  const buyers = Array.from({ length: many(4, 500) }, (_, i) => `ada.b${i}+tag@example.com`);
  const refusals = new Set<string>();
  const counts = { same: 0, granted: 0, other: 0, opened: 0 };
  const sessions = await eachAtOnce(10, buyers, async (email) => {
    const sessionId = await shop.openSession(email);
    await shop.testHelpers.pay(sessionId, { email: "payer@example.com" });
    for (const write of same) {
      counts.same += 1;
      // One after the other, as one person does.
      counts.granted += Number(isGranted(await shop.askForReport(sessionId, write(email))));
    }
    for (const write of other) {
      counts.other += 1;
      const answer = await shop.askForReport(sessionId, write(email));
      counts.opened += Number(isGranted(answer));
      refusals.add(`${answer.status} ${answer.text}`);
    }
    return sessionId;
  });

  // The same question about sessions that nobody knows: how long it takes is all that could tell them apart.
  const times = { wrongEmail: [] as number[], unknown: [] as number[] };
  const questions = many(10, 2000);
  const random = seeded(14);
  for (let i = 0; i < questions; i += 1) {
    const known = sessions[i % sessions.length] ?? "";
    const unknown = `cs_test_${Array.from({ length: 58 }, () => "abcdefghij"[Math.floor(random() * 10)]).join("")}`;
    for (const [kind, id] of [
      ["wrongEmail", known],
      ["unknown", unknown],
    ] as const) {
      const asked = stopwatch();
      // One at a time, or their times would mix.
      const answer = await shop.askForReport(id, `eve${i}@example.com`);
      times[kind].push(asked());
      refusals.add(`${answer.status} ${answer.text}`);
    }
  }
  expect(counts).toEqual({ ...counts, granted: counts.same, opened: 0 });
  expect([...refusals]).toHaveLength(1);
  const middle = (seconds: readonly number[]) => quantile(seconds, 0.5) * 1000;
  const apart = Math.abs(middle(times.wrongEmail) - middle(times.unknown));
  // In few tries the machine's other work says more than the server's.
  if (isFull) expect(apart).toBeLessThan(1);
});

type Way = "webhook" | "return";
type Coupon = {
  readonly code: string;
  /** Minor units and state after payment; or the words of the refusal. */
  readonly ends: { readonly total: number; readonly state: string } | string;
};

const { priceInCents: price, currency } = site.offer;
const twentyPercent = percentOf(20, price, currency);
const least = leastAmount(currency);

const coupons: readonly Coupon[] = [
  { code: "CALM20", ends: { total: price - twentyPercent, state: "paid" } },
  { code: "calm20", ends: { total: price - twentyPercent, state: "paid" } },
  { code: " CALM20 ", ends: { total: price - twentyPercent, state: "paid" } },
  { code: "GIFT100", ends: { total: 0, state: "free" } },
  { code: "gift100", ends: { total: 0, state: "free" } },
  { code: "ENOUGHLEFT", ends: { total: least, state: "paid" } },
  { code: "MORETHANALL", ends: { total: 0, state: "free" } },
  { code: "TOOLITTLE", ends: "This coupon cannot be used for this report." },
  { code: "EXPIRED", ends: "This coupon has expired." },
  { code: "expired", ends: "This coupon has expired." },
  { code: "USEDUP", ends: "This coupon has already been used up." },
  { code: "NOSUCH", ends: "This coupon code is not valid." },
  { code: "☯", ends: "This coupon code is not valid." },
];

test("T29: every kind of coupon ends as it should, told of by webhook or found on return", async () => {
  await using shop = await openShop();
  const { testHelpers } = shop;
  testHelpers.createPromotionCode({ code: "ENOUGHLEFT", amount_off: price - least });
  testHelpers.createPromotionCode({ code: "MORETHANALL", amount_off: price + 5000 });
  testHelpers.createPromotionCode({
    code: "TOOLITTLE",
    amount_off: price - least + unitOf(currency).step,
  });
  const counts = { sold: 0, refused: 0 };
  for (const way of ["webhook", "return"] satisfies Way[]) {
    if (way === "webhook") testHelpers.resumeWebhooks();
    else testHelpers.pauseWebhooks();
    for (const [i, { code, ends }] of coupons.entries()) {
      const email = `${way}${i}@example.com`;
      // Each after the other, since webhooks are held for some.
      const { status, body, text } = await shop.order(email, code);
      if (typeof ends === "string") {
        counts.refused += 1;
        // The page shows it at the field that it is about.
        const refusal = { error: ends, field: "coupon_code" };
        expect({ code, status, body }).toEqual({ code, status: 400, body: refusal });
        continue;
      }
      expect({ code, status, text }).toMatchObject({ code, status: 200 });
      const sessionId = String(body["url"]).split("/").at(-1) ?? "";
      await testHelpers.pay(sessionId);
      if (way === "return") await shop.askForReport(sessionId, email);
      const purchase = await shop.store.findBySession(sessionId);
      expect({ code, state: purchase?.state, total: purchase?.amountTotal }).toEqual({
        code,
        ...ends,
      });
      expect(isGranted(await shop.askForReport(sessionId, email))).toBe(true);
      counts.sold += 1;
    }
  }
  expect(counts).toEqual({ sold: 14, refused: 12 });
});
