import { decisionAfterRefund } from "#domain/purchase/purchase.ts";
import type { PaymentProvider } from "#server/payments/payment-provider.ts";
import { confirmPurchase } from "#server/purchases/confirm-purchase.ts";
import type { Purchase } from "#server/storage/purchase-store.ts";
import { accountingLine, money, stateWords } from "./describe.ts";
import {
  changePurchase,
  done,
  failed,
  unconfirmed,
  withPurchase,
  type Answer,
  type CommandDeps,
} from "./command.ts";

/** The time for the provider's answers, in milliseconds; longer than a visitor would wait. */
const waitMs = 20_000;

/** Gives all the money back through the provider, then records what the provider says. Safe to repeat. */
export function refund(deps: CommandDeps, id: string, confirmed: boolean): Promise<Answer> {
  return withPurchase(deps, id, async (purchase) => {
    const { provider } = deps;
    if (!provider) {
      return failed(
        "Payments are a sandbox: no money was taken, so there is none to give back. Use revoke to close a report.",
      );
    }
    if (purchase.sessionId === null) {
      return failed("It never had a payment page, so nothing was paid.");
    }
    if (!confirmed) {
      const amount = money(purchase.amountTotal, purchase.currency);
      return unconfirmed(
        `This would give back all that is left of ${amount} for ${purchase.id} and close its report.`,
      );
    }
    return giveBack({ ...deps, provider }, purchase, purchase.sessionId);
  });
}

async function giveBack(
  deps: CommandDeps & { readonly provider: PaymentProvider },
  purchase: Purchase,
  sessionId: string,
): Promise<Answer> {
  const given = await deps.provider.refund(sessionId, AbortSignal.timeout(waitMs));
  switch (given.kind) {
    case "nothingPaid":
      return failed(
        "The payment provider says that nothing was paid. Use revoke to close a report.",
      );
    case "disputed":
      return failed(
        "The buyer has disputed this payment at the bank, so it cannot be refunded. Answer or accept the dispute at the provider.",
      );
    case "refused":
      return failed(
        `The payment provider refused the refund (${given.reason}). A restricted key needs the right to write refunds.`,
      );
    case "unreachable":
      return failed(
        `The payment provider did not answer (${given.reason}). Run the same command again: it never gives back twice.`,
      );
    case "refunded":
    case "alreadyRefunded":
  }
  await changePurchase(deps.store, purchase.id, ({ decision, decidedAt }) => ({
    decision: decisionAfterRefund(decision),
    decidedAt: decisionAfterRefund(decision) === null ? null : decidedAt,
    updatedAt: deps.now(),
  }));
  const words =
    given.kind === "refunded" ? "The money is on its way back." : "It was refunded before.";
  const read = await confirmPurchase(deps, sessionId, AbortSignal.timeout(waitMs));
  if (read.kind !== "confirmed") {
    return failed(`${words} The state could not be recorded yet: run the same command again.`);
  }
  const { purchase: recorded } = read;
  return done(accountingLine(recorded), `${words} ${recorded.id} is ${stateWords(recorded)}.`);
}
