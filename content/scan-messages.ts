/** Spec 8: no connection to the payment service. */
export const networkMessage =
  "Network error: Unable to connect to payment service. Please check your internet connection.";

/** The scan's messages: those of spec 8, and those for an arrival without a purchase. */
export const scanMessages = {
  /** Said kindly, because whoever reads it may hold a private link without its end. */
  noAnswers:
    "Quiz data not found. Please retake the energy scan. Your PDF or mail has the whole link.",
  notGranted: "Unable to verify your purchase. Please contact support.",
  exception: "Error verifying your purchase. Please try again.",
  backUnpaid: "You are back from the payment page. If you did not pay, nothing was charged.",
  paid: "Your payment is remembered in this browser. Get Full Report opens your report without paying again.",
} as const;

/** The heading of the results, which is the tab's title too. */
export const resultsTitle = "Your Energy Balance Snapshot";

/** The report's, which stands apart from its other headings, so that the scan can begin without them. */
export const reportTitle = "Your Energy Report";
