import type { Handler } from "hono";
import * as z from "zod/mini";
import type { GetPurchasedReportRequest, PurchasedReport } from "#domain/purchase/contract.ts";
import type { Dependencies } from "#server/dependencies.ts";
import { answerDeadline } from "#server/payments/payment-provider.ts";
import { createAccess } from "#server/purchases/report-access.ts";
import { nonEmpty, readBody } from "./read-body.ts";
import { unavailableResponse } from "./error-response.ts";

const getPurchasedReportRequest: z.ZodMiniType<GetPurchasedReportRequest> = z.object({
  sessionId: nonEmpty,
  email: nonEmpty,
});

/** One answer for everything that is not a paid report of this visitor, whatever the reason. */
const notGranted: PurchasedReport = {
  report_access_granted: false,
  id: null,
  amount_total: null,
  currency: null,
  created_at: null,
};

/** Call 2 of spec 7: whether this session and e-mail open a report. */
export function getPurchasedReport(dependencies: Dependencies): Handler {
  const { log } = dependencies;
  const decideAccess = createAccess({ ...dependencies, source: "return" });

  return async (c) => {
    const read = await readBody(c, getPurchasedReportRequest);
    if (read.kind === "refused") return read.response;
    const { sessionId, email } = read.body;
    const access = await decideAccess(sessionId, email, answerDeadline());
    switch (access.kind) {
      case "granted": {
        const { id, amountTotal, currency, createdAt } = access.purchase;
        const data: PurchasedReport = {
          report_access_granted: true,
          id,
          // A report that the owner grants without a payment has cost nothing.
          amount_total: amountTotal ?? 0,
          currency,
          created_at: createdAt.toISOString(),
        };
        return c.json({ data });
      }
      case "notGranted":
        return c.json({ data: notGranted });
      case "unreachable":
        log.warn({ reason: access.reason }, "the payment provider did not answer");
        return unavailableResponse(c, "The payment service is not answering right now.");
    }
  };
}
