import { site } from "./site.ts";

/** The page after payment; its title and what spec 2 fixes are the specification's. */
export const success = {
  title: "Payment Successful!",
  /** Where the purchase check still refuses after the last look. */
  refusedTitle: "Payment not confirmed",
  ready: `Your ${site.productName} Energy Report is ready`,
  readyLater: `Your ${site.productName} Energy Report is ready as soon as your payment is confirmed`,
  looking: "Your order details are on their way. We keep looking for up to a minute.",
  silent:
    "The order details have not reached us yet, which can take a few minutes. Nothing is lost: open your report below, and if it does not open, reload this page a little later.",
  refused:
    "We have no paid order under this address yet. If you have just paid, nothing is lost: reload this page in a few minutes, or write to us with the receipt from Stripe. A bank debit takes some days to arrive. If you did not pay, nothing was charged.",
  waitingTitle: "Your payment",
  waiting: "Confirming your payment…",
  breath: "A slow breath in, a longer one out, and your order is usually here.",
  withoutScript:
    "This page needs JavaScript to look up your order, and your report needs it to open. If you have paid, your payment is not lost: in the browser of your scan, turn JavaScript on and reload this page.",
  open: "Access Your Report",
  /** Where the payment is not confirmed. */
  reload: "Reload This Page",
  home: "Return Home",
  closing: "Begin with the letter. A chapter at a time is a good pace.",
  help: "Need help? Write to us by email:",
} as const;

export const orderDetails = {
  title: "Order Details",
  id: "Order ID",
  amount: "Amount",
  date: "Date",
  status: "Status",
  /** Spec 2 and 3: what is found is completed, and shown so. */
  completed: "Completed",
  noDate: "Not known",
} as const;

/** Where /success or a report cannot be shown. */
export const purchaseAid = {
  order: (sessionId: string, email: string) =>
    `Your order is not lost. Payment ${sessionId}, for ${email}.`,
  link: "Your private link, to open on another device or in a newer browser:",
} as const;
