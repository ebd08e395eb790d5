import { Hono, type Context } from "hono";
import { bodyLimit } from "hono/body-limit";
import { paths } from "#domain/purchase/contract.ts";
import type { Dependencies, Peer } from "#server/dependencies.ts";
import { createCheckout } from "./create-checkout.ts";
import { allowEveryOrigin } from "./cross-origin.ts";
import { getPurchasedReport } from "./get-purchased-report.ts";
import { limitByAddress } from "./limit-calls.ts";
import { errorResponse } from "./error-response.ts";
import { requireAnonKey } from "./require-anon-key.ts";
import { requireSignature, stripeWebhook, stripeWebhookPath } from "./stripe-webhook.ts";
import { takeTurns } from "./take-turns.ts";

/** Every path that begins with this is answered in JSON, for every origin. */
export const functionsPath = "/functions/v1";

/** Where the functions are; the last word is the name of one. */
export const functionPaths = [paths.createCheckout, paths.getPurchasedReport, stripeWebhookPath];

/** The name of the function at a path, as a label. */
export function functionAt(path: string): string | undefined {
  return functionPaths.find((known) => known === path)?.slice(functionsPath.length + 1);
}

const kilobyte = 1024;

/** The calls of spec 7 and the provider's webhook, laid out as hosted edge functions are. */
export function functionRoutes(dependencies: Dependencies): Hono<{ Bindings: Peer }> {
  const routes = new Hono<{ Bindings: Peer }>();
  // First, so that every answer can be read from every origin, refusals and errors too.
  routes.use(`${functionsPath}/*`, allowEveryOrigin);
  routes.post(
    paths.createCheckout,
    requireAnonKey(dependencies.config.anonKey),
    limitByAddress(dependencies, "checkout"),
    atMost(16 * kilobyte),
    createCheckout(dependencies),
  );
  routes.post(
    paths.getPurchasedReport,
    limitByAddress(dependencies, "report"),
    atMost(16 * kilobyte),
    getPurchasedReport(dependencies),
  );
  // No rate limit: the provider sends all its events from a few addresses, and a refused event arrives late.
  routes.post(
    stripeWebhookPath,
    requireSignature(dependencies),
    takeTurns(dependencies),
    atMost(512 * kilobyte),
    stripeWebhook(dependencies),
  );
  for (const path of functionPaths) {
    routes.all(path, (c) =>
      errorResponse(c, 405, "This address takes POST only.", { Allow: "POST, OPTIONS" }),
    );
  }
  routes.all(`${functionsPath}/*`, (c) =>
    errorResponse(c, 404, "There is no function at this address."),
  );
  return routes;
}

function atMost(bytes: number) {
  const onError = (c: Context) =>
    // The rest of the body is not read, so this connection cannot carry another request.
    errorResponse(c, 413, `The body must not be larger than ${bytes / kilobyte} KB.`, {
      Connection: "close",
    });
  return bodyLimit({ maxSize: bytes, onError });
}
