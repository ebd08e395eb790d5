/** The part of a pino logger that the server uses. */
export type Logger = Readonly<
  Record<"info" | "warn" | "error", (facts: object, message: string) => void>
>;

/** The length to which text is cut before it is masked, so that a long address cannot keep the server busy. */
const longestLogged = 500;

/** Replaces what must never be logged: e-mail addresses, keys, and the provider's ids, which open a report or a payment. */
export function mask(text: string): string {
  return text
    .slice(0, longestLogged)
    .replaceAll(/(cs|pi|ch|evt|re|sk|rk|whsec|promo|cus)_\w+/gu, "$1_…")
    .replaceAll(/[^\s"'()<>=&?/]{1,64}(?:@|%(?:25)*40)[^\s"'()<>=&?/]{1,255}/giu, "<e-mail>")
    .replaceAll(/(\w{1,20}:\/\/)[^\s/@]{0,255}@/gu, "$1…@");
}

const mostWordsLogged = 8;

/** Writes the path of an address for the log: words of `known` addresses, at most eight; what a visitor may have typed is "…". */
export function pathWriter(known: Iterable<string>): (url: string) => string {
  const words = new Set([...known].flatMap((address) => address.split("/")));
  return (url) =>
    new URL(url).pathname
      .split("/", mostWordsLogged + 1)
      .map((word) => (words.has(word) ? word : "…"))
      .join("/");
}

const quietForMs = 1000;

/** Lets one line of a kind through in a second, and tells how many were left out before it; undefined for one to leave out. */
export function limitLines(now: () => Date): (kind: string) => number | undefined {
  const latest = new Map<string, { readonly at: number; leftOut: number }>();
  return (kind) => {
    const at = now().getTime();
    const last = latest.get(kind);
    // `abs`, because a clock may be set back.
    if (last && Math.abs(at - last.at) < quietForMs) {
      last.leftOut += 1;
      return undefined;
    }
    latest.set(kind, { at, leftOut: 0 });
    return last?.leftOut ?? 0;
  };
}

/** What went wrong, masked: name, code, message and the first places in the code. */
export function describeError(error: unknown): object {
  if (!(error instanceof Error)) return { name: typeof error };
  const places = (error.stack ?? "").split("\n").filter((line) => /^\s+at /u.test(line));
  return {
    name: error.name,
    ...("code" in error ? { code: String(error.code) } : {}),
    message: mask(error.message),
    at: places.slice(0, 6).map((line) => line.trim()),
    ...(error.cause === undefined ? {} : { cause: describeError(error.cause) }),
  };
}
