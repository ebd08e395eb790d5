import { refuse, type Refusal } from "./errors.ts";
import type { Answer } from "./response.ts";

/** Keys are kept at least a day (docs.stripe.com/api/idempotent_requests). */
const keptForMs = 24 * 60 * 60 * 1000;

type Entry = { readonly request: string; readonly answer: Answer; readonly savedAt: number };

/** Remembers the first answer to each idempotency key; a request without a key is always new. */
export function createIdempotency(now: () => Date) {
  const entries = new Map<string, Entry>();
  return {
    /** The first answer to this key, a refusal if the parameters differ, or undefined if the key is new. */
    recall(
      key: string | null,
      path: string,
      form: string,
    ): (Answer & { kind: "replay" }) | Refusal | undefined {
      const entry = key === null ? undefined : entries.get(key);
      if (!entry || now().getTime() - entry.savedAt > keptForMs) return undefined;
      if (entry.request === same(path, form)) return { kind: "replay", ...entry.answer };
      return refuse(
        `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`,
        { type: "idempotency_error" },
      );
    },
    save(key: string | null, path: string, form: string, answer: Answer): void {
      if (key !== null)
        entries.set(key, { request: same(path, form), answer, savedAt: now().getTime() });
    },
  };
}

/** A text that is equal for equal parameters in any order. */
function same(path: string, form: string): string {
  const params = new URLSearchParams(form);
  params.sort();
  return `${path}\n${params}`;
}
