/** The part of a pino logger that the server uses. */
export type Logger = Readonly<
  Record<"info" | "warn" | "error", (facts: object, message: string) => void>
>;

/** Replaces what must never be logged: e-mail addresses, keys, and the provider's ids, which open a report or a payment. */
export function mask(text: string): string {
  return text
    .replaceAll(/\b(cs|pi|ch|evt|re|sk|rk|whsec|promo|cus)_\w+/gu, "$1_…")
    .replaceAll(/[^\s"'()<>=&?/]+(?:@|%40)[^\s"'()<>=&?/]+/giu, "<e-mail>")
    .replaceAll(/(\w+:\/\/)[^\s/@]*@/gu, "$1…@");
}

/** A path fit for the log: without its query, masked, and never longer than 200 characters. */
export function pathForLog(url: string): string {
  return mask(new URL(url).pathname).slice(0, 200);
}

/** What went wrong, masked: name, code, message and the first places in the code. */
export function describeError(error: unknown): object {
  if (!(error instanceof Error)) return { name: typeof error };
  const places = (error.stack ?? "").split("\n").filter((line) => /^\s+at /u.test(line));
  return {
    name: error.name,
    ...("code" in error ? { code: String(error.code) } : {}),
    message: mask(error.message).slice(0, 500),
    at: places.slice(0, 6).map((line) => line.trim()),
  };
}
