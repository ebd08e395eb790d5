import { mask } from "#server/log.ts";
import { createSmtpMailer } from "#server/mail/smtp-mailer.ts";
import type { Purchase, PurchaseQuery, PurchaseStore } from "#server/storage/purchase-store.ts";
import { allPurchases } from "./accounting.ts";
import { done, failed, money, table, type Answer } from "./answer.ts";
import type { Shop } from "./purchases.ts";

/** The periods that a line can be about, in UTC, with the length of their names in ISO 8601. */
const periodLengths = { day: 10, month: 7 } as const;

/** Numbers for the owner, from what is recorded anyway: nobody is followed. The oldest period first. */
export async function countSales(
  store: PurchaseStore,
  query: PurchaseQuery,
  by: keyof typeof periodLengths,
): Promise<Answer> {
  const purchases = await allPurchases(store, query);
  const periods = Map.groupBy(purchases.toReversed(), ({ createdAt }) =>
    createdAt.toISOString().slice(0, periodLengths[by]),
  );
  const sums = Array.from(periods, ([period, some]) => ({ period, ...sumOf(some) }));
  const total = sumOf(purchases);
  const data = { by, periods: sums, total };
  if (sums.length === 0) return done(data, "There is no order in that time.");
  const rows = [...sums, { period: "all", ...total }].map(({ period, ...sum }) => [
    period,
    ...Object.values(cellsOf(sum)).map(String),
  ]);
  return done(data, ...table([[by, ...Object.keys(cellsOf(total))], ...rows]));
}

/** Mails the owner the numbers of the last seven whole days in UTC, without a word about any buyer. */
export async function mailSales({ store, mail, now }: Shop, to: string): Promise<Answer> {
  if (!mail) return failed("Without SMTP_URL and MAIL_FROM no mail goes out. Set both.");
  const before = new Date(now().setUTCHours(0, 0, 0, 0));
  const [from, last] = [7, 1].map((days) => new Date(before.getTime() - days * 86_400_000));
  const [first, end] = [from, last].map((day) => day?.toISOString().slice(0, 10));
  const cells = cellsOf(sumOf(await allPurchases(store, { from, before })));
  const lines = Object.entries(cells).map(([name, cell]) => `${name}: ${cell}`);
  try {
    await createSmtpMailer(mail).send({
      to,
      replyTo: to,
      subject: `Orders of ${first} to ${end}`,
      text: `${lines.join("\n")}\n\nIncome is before fees, in days of UTC.\n`,
    });
  } catch (error) {
    return failed(`${mail.host}:${mail.port} takes no mails (${mask((error as Error).message)}).`);
  }
  return done({ sent: true }, `Sent to ${to}.`);
}

/** What became of these orders, whenever that was. */
function sumOf(purchases: readonly Purchase[]) {
  const sold = purchases.filter(({ paidAt }) => paidAt !== null);
  const ended = (state: Purchase["state"]) => purchases.filter((one) => one.state === state).length;
  const income: Record<string, number> = {};
  for (const { state, currency, amountTotal } of sold) {
    if (state === "paid") income[currency] = (income[currency] ?? 0) + (amountTotal ?? 0);
  }
  const share = purchases.length === 0 ? 0 : sold.length / purchases.length;
  return {
    orders: purchases.length,
    /** Paid or had for nothing, also when the money was given back later. */
    sales: sold.length,
    free: sold.filter(({ amountTotal }) => amountTotal === 0).length,
    with_coupon: sold.filter(({ couponCode }) => couponCode !== null).length,
    refunded: ended("refunded"),
    disputed: ended("disputed"),
    /** What was paid and not given back or disputed, before fees, in minor units by currency. */
    income,
    /** The share of orders that became sales, from 0 to 1 with three digits. */
    conversion: Math.round(share * 1000) / 1000,
  };
}

function cellsOf({ income, conversion, ...counts }: ReturnType<typeof sumOf>) {
  const sums = Object.entries(income).map(([currency, amount]) => money(amount, currency));
  const share = `${(conversion * 100).toFixed(1)} %`;
  return { ...counts, conversion: share, income: sums.join(", ") || "-" };
}
