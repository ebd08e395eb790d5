import { networkMessage } from "./messages.ts";

/** The messages of spec 8, and those for a browser to which nothing can be sold. */
export const checkoutMessages = {
  noEmail: "Email is required",
  noMessage: "Failed to create checkout session. Please try again.",
  network: networkMessage,
  noUrl: "No checkout URL received",
  cannotMake:
    "This browser could not make your report, so we stopped before the payment page. Please try again. If it stays so, update this browser or take the scan in another one. Nothing was charged.",
  cannotKeep:
    "This browser does not let the site keep your answers while you pay, so we stopped before the payment page. Please allow storage for this site and try again, or take the scan in another browser. Nothing was charged.",
} as const;
