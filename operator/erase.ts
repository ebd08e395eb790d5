import { awaitsPayment } from "#domain/purchase/purchase.ts";
import type { Purchase } from "#server/storage/purchase-store.ts";
import { accountingLine } from "./describe.ts";
import {
  done,
  failed,
  unconfirmed,
  withPurchase,
  type Answer,
  type CommandDeps,
} from "./command.ts";

/** The age from which nobody can pay on a purchase's page any more: a page is open for an hour. */
const payableForMs = 2 * 60 * 60 * 1000;

/** The purchases erased in one run, more than one person has; a second run takes the rest. */
const mostOfOnePerson = 1000;

/** Removes the e-mail addresses of one purchase, or of all purchases of a person, and keeps the accounting lines. */
export async function erase(
  deps: CommandDeps,
  whose: { readonly id: string } | { readonly emailNormalized: string },
  confirmed: boolean,
): Promise<Answer> {
  if ("id" in whose) {
    return withPurchase(deps, whose.id, (purchase) => eraseAll(deps, [purchase], confirmed));
  }
  const found = await deps.store.list(whose, { limit: mostOfOnePerson });
  if (found.length === 0) return failed("There is no purchase with that e-mail.");
  return eraseAll(deps, found, confirmed);
}

async function eraseAll(
  deps: CommandDeps,
  purchases: readonly Purchase[],
  confirmed: boolean,
): Promise<Answer> {
  const payable = purchases.find(
    ({ state, createdAt }) =>
      awaitsPayment(state) && deps.now().getTime() - createdAt.getTime() < payableForMs,
  );
  if (payable) {
    return failed(
      `${payable.id} can still be paid, and would then open no report. Try again two hours after it was recorded. Nothing was erased.`,
    );
  }
  const count = purchases.length === 1 ? "1 purchase" : `${purchases.length} purchases`;
  if (!confirmed) {
    return unconfirmed(
      `This would remove the e-mail from ${count} for good; the report could not be opened any more.`,
    );
  }
  for (const { id } of purchases) await deps.store.erase(id, deps.now());
  const kept = await Promise.all(purchases.map(({ id }) => deps.store.find(id)));
  return done(
    kept.filter((purchase) => purchase !== undefined).map(accountingLine),
    `The e-mail is removed from ${count}; id, amounts, dates and state are kept.`,
    "Backups and the payment provider hold their own copies: erase it there, too.",
  );
}
