import type { ProviderEvent } from "#server/storage/purchase-store.ts";
import { confirmPurchase, type Confirmation, type ConfirmationDeps } from "./confirm-purchase.ts";

/** How long an answer of the provider is reused for visitors, in milliseconds. */
const recentForMs = 2000;

export type Question = {
  readonly sessionId: string;
  /**
   * The e-mail of somebody who is not the known buyer; undefined for the buyer. Answers are shared only within one such
   * e-mail: a faster answer would tell a stranger that the buyer, or an event, has asked just now.
   */
  readonly otherEmail: string | undefined;
};

export type Confirmations = {
  /** Always asks the provider: an event may be younger than a question under way. */
  readonly fresh: (
    sessionId: string,
    event: ProviderEvent,
    signal: AbortSignal,
  ) => Promise<Confirmation>;
  /** Joins the same question that is under way, or was answered within two seconds; else asks. */
  readonly recent: (question: Question, signal: AbortSignal) => Promise<Confirmation>;
};

/** `confirmPurchase` for many who ask about the same session at once. Rejects when the storage fails. */
export function createConfirmations(
  deps: Omit<ConfirmationDeps, "onFulfilled" | "event">,
  fulfilled: (source: "webhook" | "return") => void,
): Confirmations {
  type Asked = { readonly answer: Promise<Confirmation>; answeredAt?: number };
  const asked = new Map<string, Asked>();
  const isOver = ({ answeredAt }: Asked) =>
    answeredAt !== undefined && deps.now().getTime() - answeredAt >= recentForMs;

  const ask = (question: Question, event: ProviderEvent | undefined, signal: AbortSignal) => {
    // `asked` is ordered by time, so the loop removes only what is over.
    for (const [key, older] of asked) {
      if (!isOver(older)) break;
      asked.delete(key);
    }
    const key = keyOf(question);
    const onFulfilled = () => fulfilled(event ? "webhook" : "return");
    const begun: Asked = {
      answer: confirmPurchase({ ...deps, event, onFulfilled }, question.sessionId, signal),
    };
    asked.delete(key);
    asked.set(key, begun);
    begun.answer.then(
      () => void (begun.answeredAt = deps.now().getTime()),
      () => void (asked.get(key) === begun && asked.delete(key)),
    );
    return begun.answer;
  };
  return {
    fresh: (sessionId, event, signal) => ask({ sessionId, otherEmail: undefined }, event, signal),
    recent(question, signal) {
      const before = asked.get(keyOf(question));
      return before && !isOver(before) ? before.answer : ask(question, undefined, signal);
    },
  };
}

/** Unambiguous, because no session id has a space in it. */
function keyOf({ sessionId, otherEmail }: Question): string {
  return otherEmail === undefined ? sessionId : `${sessionId} ${otherEmail}`;
}
