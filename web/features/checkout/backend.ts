/** Where calls 1 and 2 go and the key they carry, fixed when the site is built (spec 6 and 7). */
export const backend = {
  /** Empty for the site's own origin. */
  host: (import.meta.env.PUBLIC_BACKEND_URL || "").replace(/\/$/u, ""),
  /** Public: it names the site to the server and is no secret. */
  anonKey: import.meta.env.PUBLIC_ANON_KEY || "public-anonymous-visitor",
  priceId: import.meta.env.PUBLIC_PRICE_ID || "price_energy_report",
} as const;

/** The timeout of a call. */
export const timeoutMilliseconds = 30_000;
