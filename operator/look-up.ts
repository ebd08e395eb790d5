import { opensReport } from "#domain/purchase/purchase.ts";
import { purchaseLink } from "#server/functions/return-addresses.ts";
import type { PurchaseQuery } from "#server/storage/purchase-store.ts";
import { accountingLine, minute, money, shortened, stateWords, table } from "./describe.ts";
import { done, everyPurchase, withPurchase, type Answer, type CommandDeps } from "./command.ts";

/** The newest purchases. */
export async function listPurchases(
  { store }: CommandDeps,
  query: PurchaseQuery,
  limit: number,
): Promise<Answer> {
  const found = await store.list(query, { limit });
  const data = found.map((purchase) => ({
    ...accountingLine(purchase),
    email: shortened(purchase.email),
  }));
  if (found.length === 0) return done(data, "There is no such purchase.");
  const heading = ["id", "recorded (UTC)", "state", "paid", "e-mail"];
  const rows = found.map((purchase) => [
    purchase.id,
    minute(purchase.createdAt),
    stateWords(purchase),
    money(purchase.amountTotal, purchase.currency),
    shortened(purchase.email),
  ]);
  const more = found.length === limit ? [`The newest ${limit}; --limit shows more.`] : [];
  return done(data, ...table([heading, ...rows]), ...more);
}

const howToUseLink =
  "The answers were never here. In a browser without them, the buyer opens the link, takes the scan again and presses Get Full Report: it opens without paying again.";

/** All about one purchase: the only command that shows an e-mail and the link. */
export function showPurchase(deps: CommandDeps, id: string): Promise<Answer> {
  return withPurchase(deps, id, (purchase) => {
    const { email, payerEmailNormalized: payerEmail, sessionId } = purchase;
    // Whoever has it can open a report, for answers of their own.
    const link = purchaseLink(deps.siteUrl, sessionId, email) ?? null;
    const line = accountingLine(purchase);
    const data = { ...line, email, payer_email: payerEmail, report_link: link };
    const access = opensReport(purchase) ? "open" : "closed";
    return done(
      data,
      ...table([
        ["id", purchase.id],
        ["state", stateWords(purchase)],
        ["report", purchase.erasedAt === null ? access : "closed, because the e-mail was erased"],
        ["price", money(purchase.amountExpected, purchase.currency)],
        ["paid", money(purchase.amountTotal, purchase.currency)],
        ["tax in it", money(purchase.amountTax, purchase.currency)],
        ["country", purchase.country ?? "-"],
        ["coupon", purchase.couponCode ?? "-"],
        ["recorded", line.created_at],
        ["paid at", line.paid_at ?? "-"],
        ["decided at", line.decided_at ?? "-"],
        ["erased at", line.erased_at ?? "-"],
        ["e-mail", email === "" ? "(erased)" : email],
        ["payer", payerEmail ?? "-"],
        ["link", link ?? "-"],
      ]),
      ...(link !== null && opensReport(purchase) ? [howToUseLink] : []),
    );
  });
}

/** Accounting lines as CSV (RFC 4180), or all of them as JSON; the newest first. */
export async function exportPurchases(
  { store }: CommandDeps,
  query: PurchaseQuery,
): Promise<Answer> {
  const lines: ReturnType<typeof accountingLine>[] = [];
  for await (const purchase of everyPurchase(store, query)) lines.push(accountingLine(purchase));
  const columns = [
    "id",
    "state",
    "decision",
    "opens_report",
    "currency",
    "amount_expected",
    "amount_total",
    "amount_tax",
    "country",
    "coupon_code",
    "created_at",
    "paid_at",
    "decided_at",
    "erased_at",
    "updated_at",
  ] as const;
  const rows = lines.map((line) => columns.map((column) => cell(line[column])).join(","));
  return done(lines, columns.join(","), ...rows);
}

function cell(value: string | number | boolean | null): string {
  // A spreadsheet would run a cell that begins like a formula, and visitors type coupons.
  const text = String(value ?? "").replace(/^[=+\-@\t\r]/u, "'$&");
  return /[",\r\n]/u.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
