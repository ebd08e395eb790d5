/** The scan's messages: those of spec 8, and those for an arrival without a purchase. */
export const scanMessages = {
  noAnswers: "Quiz data not found. Please retake the energy scan.",
  notGranted: "Unable to verify your purchase. Please contact support.",
  exception: "Error verifying your purchase. Please try again.",
  backUnpaid: "You are back from the payment page. If you did not pay, nothing was charged.",
  paid: "Your payment is remembered in this browser. Get Full Report opens your report without paying again.",
  cannotMake:
    "This browser could not make your report, so nothing was ordered. Please try again, update it or take another.",
  cannotKeep:
    "This browser cannot keep your answers while you pay, so nothing was ordered. Please allow storage for this site or take another.",
} as const;
