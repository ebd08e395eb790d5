import { networkMessage } from "./scan-messages.ts";
import { priceLabel } from "./site.ts";

/** The dialog that buys the report. */
export const buyDialog = {
  title: "Get your full report",
  format: "On screen and as a PDF",
  holds: [
    "What each score may look like day to day",
    "Practices, foods and reflection prompts",
    "A ritual plan for seven days",
    "Yours to keep, without an account",
  ],
  greeting: "Hello,",
  preview: "Your report begins like this",
  name: "First name (optional)",
  nameHint: "For your report. Any name, any script.",
  email: "Email",
  emailHint: "It opens your report. We mail nothing unasked.",
  noEmail: "Please enter your email address to continue.",
  wrongEmail: "Please enter a valid email address.",
  askForCoupon: "Have a coupon code?",
  coupon: "Coupon code",
  buy: `Get Full Report (PDF) - ${priceLabel}`,
  busy: "Redirecting to Checkout...",
  terms: "One secure payment by Stripe, which may mail a receipt. No subscription. For adults.",
  /** While the browser is on its way to the payment page. */
  leaving: "Stripe’s page opens next. Nothing is charged before you confirm there.",
  example: "View Example Report",
} as const;

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
