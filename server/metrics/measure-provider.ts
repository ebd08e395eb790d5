import type { PaymentProvider } from "#server/payments/payment-provider.ts";
import type { Metrics } from "./metrics.ts";

/** Wraps a provider so that the time of each of its answers is measured. */
export function measureProvider(provider: PaymentProvider, metrics: Metrics): PaymentProvider {
  const measured =
    <Args extends readonly unknown[], Answer extends { readonly kind: string }>(
      operation: string,
      ask: (...args: Args) => Promise<Answer>,
    ) =>
    async (...args: Args): Promise<Answer> => {
      const began = performance.now();
      const answer = await ask(...args);
      metrics.asked(operation, answer.kind, (performance.now() - began) / 1000);
      return answer;
    };
  return {
    ...provider,
    findDiscount: measured("find_discount", provider.findDiscount),
    createPage: measured("create_page", provider.createPage),
    readSession: measured("read_session", provider.readSession),
    findSessionOfPayment: measured("find_session", provider.findSessionOfPayment),
  };
}
