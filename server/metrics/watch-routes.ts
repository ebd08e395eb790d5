import { Hono } from "hono";
import { timingSafeEqual } from "hono/utils/buffer";
import type { Dependencies } from "#server/dependencies.ts";
import { bearerIn } from "#server/functions/require-anon-key.ts";
import { describeError } from "#server/log.ts";

export const readyPath = "/readyz";

/** How long a result of the storage probe is reused, in milliseconds, so that requests cannot wear out the disk. */
const probeReusedForMs = 5000;

/** /healthz: the process answers; /readyz: it also has its pages and a storage that takes orders; /metrics: counts. */
export function watchRoutes({
  store,
  log,
  now,
  whyNotReady,
  isStopping,
  metrics,
}: Pick<Dependencies, "store" | "log" | "now" | "whyNotReady" | "isStopping" | "metrics">): Hono {
  const routes = new Hono();
  const fresh = { "Cache-Control": "no-store" };
  routes.get("/healthz", (c) => c.text("ok\n", 200, fresh));
  const probe = async () => {
    try {
      await store.probe();
      return true;
    } catch (error) {
      log.warn({ error: describeError(error) }, "not ready");
      return false;
    }
  };
  let latest: { readonly at: number; readonly isReady: Promise<boolean> } | undefined;
  routes.get(readyPath, async (c) => {
    const reason = isStopping?.() ? "The server is stopping." : whyNotReady;
    if (reason) return c.text(`${reason}\n`, 503, fresh);
    const at = now().getTime();
    // `abs`, because a clock may be set back.
    if (!latest || Math.abs(at - latest.at) >= probeReusedForMs) latest = { at, isReady: probe() };
    return (await latest.isReady)
      ? c.text("ready\n", 200, fresh)
      : c.text("The storage takes no orders.\n", 503, fresh);
  });
  if (metrics) {
    const { registry, token } = metrics;
    routes.get("/metrics", async (c) => {
      const given = bearerIn(c.req.header("authorization")) ?? "";
      if (!(await timingSafeEqual(given, token))) {
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
