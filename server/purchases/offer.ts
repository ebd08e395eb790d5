import { site } from "#content/site.ts";

/** What is for sale. The amount is in minor units. */
export type Offer = {
  readonly priceId: string;
  readonly amount: number;
  readonly currency: string;
};

/** The site's one offer, under the id that the payment provider knows it by. */
export function offerUnder(priceId: string): Offer {
  return { priceId, amount: site.offer.priceInCents, currency: site.offer.currency };
}
