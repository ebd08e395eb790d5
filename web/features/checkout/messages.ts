/** Spec 8: no connection to the payment service. */
export const networkMessage =
  "Network error: Unable to connect to payment service. Please check your internet connection.";
