/**
 * Money as Stripe counts it: a whole number of the currency's smallest unit, cents mostly (docs.stripe.com/currencies). Not
 * taken from `Intl`, which counts some currencies otherwise. A currency is its three-letter code, in any case.
 */

/** Currencies that are not counted in cents. */
const others: readonly (readonly [codes: string, decimals: number, shown: number, step: number])[] =
  [
    ["bif clp djf gnf jpy kmf krw mga pyg rwf vnd vuv xaf xof xpf", 0, 0, 1],
    // Counted in thousandths, of which card networks take only whole hundredths.
    ["bhd jod kwd omr tnd", 3, 3, 10],
    // No smaller unit is left; Stripe goes on counting in hundredths.
    ["isk ugx", 2, 0, 100],
  ];

/** How many digits of an amount stand after the decimal point, how many are shown, and what every amount is a multiple of. */
export function unitOf(currency: string) {
  const code = currency.toLowerCase();
  const other = others.find(([codes]) => codes.split(" ").includes(code));
  const [, decimals = 2, shown = 2, step = 1] = other ?? [];
  return { decimals, shown, step };
}

/** In US English: 1250 and "usd" give "$12.50". Throws a RangeError for a code that is not three letters. */
export function formatMoney(amount: number, currency: string): string {
  const { decimals, shown } = unitOf(currency);
  return new Intl.NumberFormat("en-US", {
    style: "currency",
    currency,
    minimumFractionDigits: shown,
    maximumFractionDigits: shown,
  }).format(amount / 10 ** decimals);
}

/** Without the currency and without commas: "12.50". */
export function plainMoney(amount: number, currency: string): string {
  const { decimals, shown } = unitOf(currency);
  return (amount / 10 ** decimals).toFixed(shown);
}

/** So many percent of an amount, rounded to what can be charged. */
export function percentOf(percent: number, amount: number, currency: string): number {
  const { step } = unitOf(currency);
  return Math.round((amount * percent) / 100 / step) * step;
}

/** The smallest amount worth trying: half a dollar, and what is near it elsewhere. Stripe's own differs by currency and account. */
export function leastAmount(currency: string): number {
  const { decimals, step } = unitOf(currency);
  return Math.max(step, decimals === 3 ? 500 : 50);
}

/** Whether Stripe takes an amount; at most eight digits. */
export function isChargeable(amount: number, currency: string): boolean {
  return (
    Number.isInteger(amount) &&
    amount >= leastAmount(currency) &&
    amount < 100_000_000 &&
    amount % unitOf(currency).step === 0
  );
}
