import { createHash, timingSafeEqual } from "node:crypto";
import { Hono } from "hono";
import type { Registry } from "prom-client";
import { describeError, type Logger } from "#server/log.ts";
import type { PurchaseStore } from "#server/storage/purchase-store.ts";

/** What Prometheus may read, and the token that it must bring. */
export type Scraping = { readonly registry: Registry; readonly token: string };

/**
 * For whoever watches the server: /healthz says that the process answers, /readyz that it can reach its storage as well,
 * and /metrics, which exists only with a token, what has been counted.
 */
export function watchRoutes(
  store: PurchaseStore,
  log: Logger,
  scraping: Scraping | undefined,
): Hono {
  const routes = new Hono();
  const fresh = { "Cache-Control": "no-store" };
  routes.get("/healthz", (c) => c.text("ok\n", 200, fresh));
  routes.get("/readyz", async (c) => {
    try {
      await store.find("nothing");
      return c.text("ready\n", 200, fresh);
    } catch (error) {
      log.warn({ error: describeError(error) }, "not ready");
      return c.text("The storage cannot be reached.\n", 503, fresh);
    }
  });
  if (scraping) {
    const { registry, token } = scraping;
    routes.get("/metrics", async (c) => {
      const given =
        /^bearer +(\S+)$/iu.exec(c.req.header("authorization")?.trim() ?? "")?.[1] ?? "";
      if (!isSame(given, token)) {
        return c.text("Send: Authorization: Bearer <METRICS_TOKEN>.\n", 401, {
          ...fresh,
          "WWW-Authenticate": "Bearer",
        });
      }
      return c.body(await registry.metrics(), 200, {
        ...fresh,
        "Content-Type": registry.contentType,
      });
    });
  }
  return routes;
}

/** Compares in the same time, whatever is given. */
function isSame(given: string, secret: string): boolean {
  const digest = (text: string) => createHash("sha256").update(text).digest();
  return timingSafeEqual(digest(given), digest(secret));
}
