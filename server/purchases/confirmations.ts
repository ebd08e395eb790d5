import type { ProviderNews } from "#server/storage/purchase-store.ts";
import { confirmPurchase, type Confirmation, type ConfirmationDesk } from "./confirm-purchase.ts";

/** For so long after an answer the provider is not asked again for a visitor who waits and asks once more. */
const recentForMs = 2000;

export type Question = {
  readonly sessionId: string;
  /**
   * The e-mail of somebody who is not known as the buyer; undefined for the buyer. Strangers join their own questions
   * only: an answer that comes sooner would tell them that the buyer, or the provider's news, is there, too.
   */
  readonly stranger: string | undefined;
};

export type Confirmations = {
  /** Asks the provider now. For news, which may be younger than any question that is under way. */
  readonly fresh: (
    sessionId: string,
    toldBy: ProviderNews,
    signal: AbortSignal,
  ) => Promise<Confirmation>;
  /** Joins the same question that is under way, or was answered within two seconds; else asks. */
  readonly recent: (question: Question, signal: AbortSignal) => Promise<Confirmation>;
};

/** `confirmPurchase` for many who ask about the same session at once. Rejects when the storage fails. */
export function createConfirmations(
  desk: Omit<ConfirmationDesk, "noteFulfilment" | "toldBy">,
  fulfilled: (source: "webhook" | "landing") => void,
): Confirmations {
  type Asked = { readonly answer: Promise<Confirmation>; answeredAt?: number };
  const asked = new Map<string, Asked>();
  const isOver = ({ answeredAt }: Asked) =>
    answeredAt !== undefined && desk.now().getTime() - answeredAt >= recentForMs;

  const ask = (question: Question, toldBy: ProviderNews | undefined, signal: AbortSignal) => {
    // The oldest stand first; so this clears what is over, and no more than was added.
    for (const [key, older] of asked) {
      if (!isOver(older)) break;
      asked.delete(key);
    }
    const key = keyOf(question);
    const noteFulfilment = () => fulfilled(toldBy ? "webhook" : "landing");
    const begun: Asked = {
      answer: confirmPurchase({ ...desk, toldBy, noteFulfilment }, question.sessionId, signal),
    };
    asked.delete(key);
    asked.set(key, begun);
    begun.answer.then(
      () => void (begun.answeredAt = desk.now().getTime()),
      () => void (asked.get(key) === begun && asked.delete(key)),
    );
    return begun.answer;
  };
  return {
    fresh: (sessionId, toldBy, signal) => ask({ sessionId, stranger: undefined }, toldBy, signal),
    recent(question, signal) {
      const before = asked.get(keyOf(question));
      return before && !isOver(before) ? before.answer : ask(question, undefined, signal);
    },
  };
}

/** No session id has a space in it. */
function keyOf({ sessionId, stranger }: Question): string {
  return stranger === undefined ? sessionId : `${sessionId} ${stranger}`;
}
