/** The longest that a request waits for the provider, in milliseconds. Stripe's payment page gives our webhook 10 s. */
const answerWithinMs = 9000;

/** Ends all waiting for the payment provider within one request. */
export function answerDeadline(): AbortSignal {
  return AbortSignal.timeout(answerWithinMs);
}
