import type { Refused, Unreachable } from "./payment-provider.ts";

/** How the payment account is set up for this shop, as far as the key may see it. */
export type PaymentSetup = {
  readonly kind: "seen";
  /** Undefined when there is no such price. The amount is in minor units, and null when it is not one fixed amount. */
  readonly price:
    | {
        readonly live: boolean;
        readonly active: boolean;
        readonly paidOnce: boolean;
        readonly amount: number | null;
        readonly currency: string;
        /** Whether tax, if any is worked out, is in the amount and not on top of it. */
        readonly includesTax: boolean;
      }
    | undefined;
  /** What the key is refused and the server needs for its work, in the provider's words. */
  readonly missingRights: readonly string[];
  /** Why the provider makes no payment page with the owner's settings, in its words; undefined if it does, or nothing is set. */
  readonly pageProblem?: string | undefined;
  /** "hidden" when the key may not read the endpoints. */
  readonly webhook:
    | { readonly kind: "missing" | "disabled" | "hidden" }
    | { readonly kind: "enabled"; readonly missingEvents: readonly string[] };
  /** The provider's own clock at the moment of its answer. */
  readonly clock: Date | undefined;
};

/** Looks at the set-up and changes nothing, but for a page with the owner's settings, which it closes at once. "refused" means that the key is not taken. */
export type ReadPaymentSetup = (
  priceId: string,
  webhookUrl: string,
  signal: AbortSignal,
) => Promise<PaymentSetup | Refused | Unreachable>;
