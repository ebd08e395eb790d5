/** What a visitor reads who comes back without the address that opens a report. */
export const arrivalMessages = {
  backUnpaid: "You are back from the payment page. If you did not pay, nothing was charged.",
  paid: "Your payment is remembered in this browser. Get Full Report opens your report without paying again.",
} as const;
