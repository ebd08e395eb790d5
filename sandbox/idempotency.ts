import { refuse, type Refusal } from "./errors.ts";

/** An answer of the API as it left. */
export type SavedAnswer = {
  readonly status: number;
  readonly body: string;
  readonly requestId: string;
};

export type Recall =
  { readonly kind: "new" } | { readonly kind: "replay"; readonly answer: SavedAnswer } | Refusal;

/** Keys are kept at least a day (docs.stripe.com/api/idempotent_requests). */
const keptForMs = 24 * 60 * 60 * 1000;

type Entry = {
  readonly fingerprint: string;
  readonly answer: SavedAnswer;
  readonly savedAt: number;
};

/** Remembers the first answer to each idempotency key. */
export function createIdempotency(now: () => Date) {
  const entries = new Map<string, Entry>();
  return {
    /** `fingerprint` stands for the address and the parameters of the request. */
    recall(key: string, fingerprint: string): Recall {
      const entry = entries.get(key);
      if (!entry || now().getTime() - entry.savedAt > keptForMs) return { kind: "new" };
      if (entry.fingerprint === fingerprint) return { kind: "replay", answer: entry.answer };
      return refuse(
        `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`,
        { type: "idempotency_error" },
      );
    },
    save(key: string, fingerprint: string, answer: SavedAnswer): void {
      entries.set(key, { fingerprint, answer, savedAt: now().getTime() });
    },
  };
}
