/** Where calls 1 and 2 go and the key they carry, fixed when the site is built (spec 6 and 7). */
export const backend = {
  /** Empty for the site's own origin. */
  host: (import.meta.env.PUBLIC_BACKEND_URL || "").replace(/\/$/u, ""),
  /** Public: it names the site to the server and is no secret. */
  anonKey: import.meta.env.PUBLIC_ANON_KEY || "public-anonymous-visitor",
  priceId: import.meta.env.PUBLIC_PRICE_ID || "price_energy_report",
} as const;

const timeoutMilliseconds = 30_000;

/** Sends one of the calls as JSON. Rejects when the server cannot be reached in time. */
export const post = (path: string, body: object, headers: Readonly<Record<string, string>> = {}) =>
  fetch(backend.host + path, {
    method: "POST",
    headers: { "content-type": "application/json", ...headers },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout?.(timeoutMilliseconds),
  });
