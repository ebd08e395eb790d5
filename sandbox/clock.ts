/** The clock as Stripe writes it: whole seconds since 1970. */
export function seconds(now: Date): number {
  return Math.floor(now.getTime() / 1000);
}
