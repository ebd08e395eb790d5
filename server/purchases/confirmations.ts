import type { ProviderEvent } from "#server/storage/purchase-store.ts";
import { confirmPurchase, type Confirmation, type ConfirmationDeps } from "./confirm-purchase.ts";

/** For so long after an answer the provider is not asked again for a visitor who waits and asks once more. */
const recentForMs = 2000;

export type Question = {
  readonly sessionId: string;
  /**
   * The e-mail of somebody who is not known as the buyer; undefined for the buyer. Others join their own questions
   * only: an answer that comes sooner would tell them that the buyer, or an event of the provider, is there, too.
   */
  readonly otherEmail: string | undefined;
};

export type Confirmations = {
  /** Asks the provider now. For an event, which may be younger than any question that is under way. */
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
    // The oldest stand first; so this clears what is over, and no more than was added.
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

/** No session id has a space in it. */
function keyOf({ sessionId, otherEmail }: Question): string {
  return otherEmail === undefined ? sessionId : `${sessionId} ${otherEmail}`;
}
