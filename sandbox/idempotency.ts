import { ok, refuse, type Outcome } from "./answers.ts";

/** Keys are kept at least a day (docs.stripe.com/api/idempotent_requests). */
const keptForMs = 24 * 60 * 60 * 1000;

type First = { readonly outcome: Outcome<object>; readonly requestId: string };
type Entry = First & { readonly request: string; readonly savedAt: number };

/** Remembers the first outcome under each idempotency key. */
export function createIdempotency(now: () => Date) {
  const entries = new Map<string, Entry>();
  return {
    /** What came first under this key, a refusal for other parameters than then, or undefined when the key is new. */
    recall(key: string, path: string, form: string): Outcome<First> | undefined {
      const entry = entries.get(key);
      if (!entry || now().getTime() - entry.savedAt > keptForMs) return undefined;
      if (entry.request === same(path, form)) return ok(entry);
      return refuse(
        `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`,
        { type: "idempotency_error" },
      );
    },
    save: (key: string, path: string, form: string, first: First) =>
      void entries.set(key, { ...first, request: same(path, form), savedAt: now().getTime() }),
  };
}

/** A text that is equal for equal parameters in any order. */
function same(path: string, form: string): string {
  const params = new URLSearchParams(form);
  params.sort();
  return `${path}\n${params}`;
}
