import type { Config } from "#server/settings/config.ts";
import { awaitsPayment, opensReport, type OwnersDecision } from "#domain/purchase/purchase.ts";
import { purchaseLink } from "#server/functions/return-addresses.ts";
import type { Purchase, PurchaseQuery, PurchaseStore } from "#server/storage/purchase-store.ts";
import { accountingLine } from "./accounting.ts";
import { done, failed, minute, money, table, type Answer } from "./answer.ts";

/** What the commands about purchases work with. */
export type Shop = {
  readonly store: PurchaseStore;
  readonly siteUrl: string;
  readonly mail: Config["mail"];
  readonly now: () => Date;
};

/** Calls `work` with the one purchase whose id begins so. */
async function withPurchase(
  { store }: Shop,
  id: string,
  work: (purchase: Purchase) => Promise<Answer> | Answer,
): Promise<Answer> {
  const [purchase, another] = await store.list({ idBegins: id }, { limit: 2 });
  if (!purchase) return failed(`There is no purchase ${id}. "purchases list" shows what there is.`);
  if (another) return failed(`More than one purchase begins with ${id}. Give more of its id.`);
  return work(purchase);
}

/** The newest purchases. */
export async function listPurchases(
  { store }: Shop,
  query: PurchaseQuery,
  limit: number,
): Promise<Answer> {
  const found = await store.list(query, { limit });
  const data = found.map((purchase) => ({
    ...accountingLine(purchase),
    email: shortened(purchase.email),
  }));
  if (found.length === 0) return done(data, "No purchase is recorded that fits.");
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

/** To recognize but not to write to: "a…@example.com". */
function shortened(email: string): string {
  const [first] = email;
  return first === undefined ? "(erased)" : `${first}…${email.slice(email.lastIndexOf("@"))}`;
}

/** "paid", or with the owner's decision: "expired, granted". */
function stateWords({ state, decision }: Pick<Purchase, "state" | "decision">): string {
  return [state, decision].filter(Boolean).join(", ");
}

const howToUseLink =
  "The answers were never here. In a browser without them, the buyer opens the link, takes the scan again and presses Get Full Report: it opens without paying again.";

/** All about one purchase: the only command that shows an e-mail and the link. */
export function showPurchase(shop: Shop, id: string): Promise<Answer> {
  return withPurchase(shop, id, (purchase) => {
    const { email, payerEmailNormalized: payerEmail, sessionId } = purchase;
    // Whoever has it can open a report, for answers of their own.
    const link = purchaseLink(shop.siteUrl, sessionId, email) ?? null;
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
        ["recorded", `${line["created_at"]}`],
        ["paid at", `${line["paid_at"] ?? "-"}`],
        ["decided at", `${line["decided_at"] ?? "-"}`],
        ["erased at", `${line["erased_at"] ?? "-"}`],
        ["e-mail", email === "" ? "(erased)" : email],
        ["payer", payerEmail ?? "-"],
        ["link", link ?? "-"],
      ]),
      ...(link !== null && opensReport(purchase) ? [howToUseLink] : []),
    );
  });
}

/** Records that the owner grants or revokes a report, or takes that decision back. Safe to repeat. */
export function decide(
  shop: Shop,
  id: string,
  decision: OwnersDecision,
  undo: boolean,
): Promise<Answer> {
  return withPurchase(shop, id, async (purchase) => {
    if (undo && purchase.decision !== decision) {
      return failed(`${purchase.id} is not ${decision}, so there is nothing to take back.`);
    }
    const unopenable =
      (purchase.erasedAt !== null && "Its e-mail was erased, so nobody could open the report.") ||
      (purchase.sessionId === null &&
        "It never had a payment page, so it has no link that could be opened.");
    if (decision === "granted" && !undo && unopenable) {
      return failed(`${unopenable} Nothing was changed.`);
    }
    const now = shop.now();
    const change = undo
      ? { decision: null, decidedAt: null, updatedAt: now }
      : { decision, decidedAt: now, updatedAt: now };
    if (!(await shop.store.change(purchase.id, purchase.version, change))) {
      return failed(`${purchase.id} was just changed by an event. Try again.`);
    }
    const changed = { ...purchase, ...change };
    const access = opensReport(changed) ? "open" : "closed";
    return done(
      accountingLine(changed),
      `${changed.id} is ${stateWords(changed)}: its report is ${access}.`,
      undo
        ? "From now on the payment decides again."
        : "This holds whatever the payment provider reports later. --undo takes it back.",
    );
  });
}

/** The age from which nobody can pay on a purchase's page any more: a page is open for an hour. */
const payableForMs = 2 * 60 * 60 * 1000;

/** The purchases erased in one run, more than one person has; a second run takes the rest. */
const mostOfOnePerson = 1000;

/** Removes the e-mail addresses of one purchase, or of all purchases of a person, and keeps the accounting lines. */
export async function erase(
  shop: Shop,
  whose: { readonly id: string } | { readonly emailNormalized: string },
  confirmed: boolean,
): Promise<Answer> {
  if ("id" in whose) {
    return withPurchase(shop, whose.id, (purchase) => eraseAll(shop, [purchase], confirmed));
  }
  const found = await shop.store.list(whose, { limit: mostOfOnePerson });
  if (found.length === 0) return failed("There is no purchase with that e-mail.");
  return eraseAll(shop, found, confirmed);
}

async function eraseAll(
  { store, now }: Shop,
  purchases: readonly Purchase[],
  confirmed: boolean,
): Promise<Answer> {
  const payable = purchases.find(
    ({ state, createdAt }) =>
      awaitsPayment(state) && now().getTime() - createdAt.getTime() < payableForMs,
  );
  if (payable) {
    return failed(
      `${payable.id} can still be paid, and would then open no report. Try again two hours after it was recorded. Nothing was erased.`,
    );
  }
  const count = purchases.length === 1 ? "1 purchase" : `${purchases.length} purchases`;
  if (!confirmed) {
    const would = `This would remove the e-mail from ${count} for good; the report could not be opened any more.`;
    return {
      ...failed(`${would}\nNothing was changed. Add --yes to do it.`),
      outcome: "unconfirmed",
    };
  }
  for (const { id } of purchases) await store.erase(id, now());
  const kept = await Promise.all(purchases.map(({ id }) => store.find(id)));
  return done(
    kept.filter((purchase) => purchase !== undefined).map(accountingLine),
    `The e-mail is removed from ${count}; id, amounts, dates and state are kept.`,
    "Backups and the payment provider hold their own copies: erase it there, too.",
  );
}
