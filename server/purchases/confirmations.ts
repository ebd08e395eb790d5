import { confirmPurchase, type Confirmation, type ConfirmationDesk } from "./confirm-purchase.ts";

/** For so long after an answer the provider is not asked again for a visitor who waits and asks once more. */
const recentForMs = 2000;

export type Confirmations = {
  /** Asks the provider now. For news, which may be younger than any question that is under way. */
  readonly fresh: (sessionId: string, signal: AbortSignal) => Promise<Confirmation>;
  /** Joins a question about the session that is under way, or was answered within two seconds; else asks. */
  readonly recent: (sessionId: string, signal: AbortSignal) => Promise<Confirmation>;
};

/** `confirmPurchase` for many who ask about the same session at once. Rejects when the storage fails. */
export function createConfirmations(
  desk: Omit<ConfirmationDesk, "noteFulfilment">,
  fulfilled: (source: "webhook" | "landing") => void,
): Confirmations {
  type Asked = { readonly answer: Promise<Confirmation>; answeredAt?: number };
  const asked = new Map<string, Asked>();
  const isOver = ({ answeredAt }: Asked) =>
    answeredAt !== undefined && desk.now().getTime() - answeredAt >= recentForMs;

  const ask = (source: "webhook" | "landing", sessionId: string, signal: AbortSignal) => {
    // The oldest stand first; so this clears what is over, and no more than was added.
    for (const [id, question] of asked) {
      if (!isOver(question)) break;
      asked.delete(id);
    }
    const question: Asked = {
      answer: confirmPurchase(
        { ...desk, noteFulfilment: () => fulfilled(source) },
        sessionId,
        signal,
      ),
    };
    asked.delete(sessionId);
    asked.set(sessionId, question);
    question.answer.then(
      () => void (question.answeredAt = desk.now().getTime()),
      () => void (asked.get(sessionId) === question && asked.delete(sessionId)),
    );
    return question.answer;
  };
  return {
    fresh: (sessionId, signal) => ask("webhook", sessionId, signal),
    recent(sessionId, signal) {
      const question = asked.get(sessionId);
      return question && !isOver(question) ? question.answer : ask("landing", sessionId, signal);
    },
  };
}
