import { opensReport, type OwnersDecision } from "#domain/purchase/purchase.ts";
import { accountingLine, stateWords } from "./describe.ts";
import {
  changePurchase,
  done,
  failed,
  withPurchase,
  type Answer,
  type CommandDeps,
} from "./command.ts";

/** Records that the owner grants or revokes a report, or takes that decision back. Safe to repeat. */
export function decide(
  deps: CommandDeps,
  id: string,
  decision: OwnersDecision,
  undo: boolean,
): Promise<Answer> {
  return withPurchase(deps, id, async (purchase) => {
    if (undo && purchase.decision !== decision) {
      return failed(`${purchase.id} is not ${decision}, so there is nothing to take back.`);
    }
    if (decision === "granted" && !undo) {
      if (purchase.erasedAt !== null) {
        return failed(
          "Its e-mail was erased, so nobody could open the report. Nothing was changed.",
        );
      }
      if (purchase.sessionId === null) {
        return failed(
          "It never had a payment page, so it has no link that could be opened. Nothing was changed.",
        );
      }
    }
    const changed = await changePurchase(deps.store, purchase.id, () => ({
      decision: undo ? null : decision,
      decidedAt: undo ? null : deps.now(),
      updatedAt: deps.now(),
    }));
    const access = opensReport(changed) ? "open" : "closed";
    return done(
      accountingLine(changed),
      `${changed.id} is ${stateWords(changed)}: its report is ${access}.`,
      ...(undo
        ? ["From now on the payment decides again."]
        : ["This holds whatever the payment provider reports later. --undo takes it back."]),
    );
  });
}
