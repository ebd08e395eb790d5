import { Hono, type MiddlewareHandler } from "hono";
import type { Dependencies, Peer } from "./dependencies.ts";
import { functionAt, functionRoutes, functionsPath } from "./functions/routes.ts";
import { errorResponse, unavailableResponse } from "./functions/error-response.ts";
import { canonicalHost } from "./http/canonical-host.ts";
import { protect } from "./http/headers.ts";
import { describeError, limitLines, pathWriter } from "./log.ts";
import { lostReportRoutes } from "./lost-report/routes.ts";
import { readyPath, watchRoutes } from "./metrics/watch-routes.ts";
import { answerWith, serveSite } from "./static/send-file.ts";
import { StorageError } from "./storage/storage-error.ts";

type AppEnv = {
  /** `reason`: why a call was refused, for the log alone. */
  Variables: { requestId: string; reason?: string };
  Bindings: Peer;
};

/** The whole server as a function from request to answer. */
export function createApp(dependencies: Dependencies): Hono<AppEnv> {
  const { config, linkSender, log, sandbox, site } = dependencies;
  const app = new Hono<AppEnv>();

  // `writePath` is made below, once all routes are known.
  const pathForLog = (url: string) => writePath(url);
  const redirect = canonicalHost(config);
  // Before the log, which tells of files only what is wrong with them, and before `protect`, because the headers of a file were
  // prepared for its kind. Redirects wait for the routes below.
  app.get("*", async (c, next) => {
    const file = site?.files.get(c.req.path);
    return file && !redirect(c.req.raw) ? answerWith(file, c.req.raw) : next();
  });
  app.use(record(dependencies, pathForLog));
  app.use(protect(config));
  app.route("/", functionRoutes(dependencies));
  app.route("/", watchRoutes(dependencies));
  if (linkSender && site?.lostReport) {
    app.route("/", lostReportRoutes(dependencies, linkSender, site.lostReport));
  }
  if (sandbox) {
    app.all("/v1/*", (c) => sandbox.fetch(c.req.raw));
    app.all("/sandbox/*", (c) => sandbox.fetch(c.req.raw));
  }
  app.all("*", (c) =>
    site
      ? (redirect(c.req.raw) ?? serveSite(site, c))
      : c.text("The pages have not been built yet. Run: npm run build\n", 404),
  );

  const writePath = pathWriter([
    ...app.routes.map(({ path }) => path),
    ...(site?.files.keys() ?? []),
  ]);
  app.onError((error, c) => {
    if (c.req.raw.signal.aborted && "code" in error && error.code === "ECONNRESET")
      return errorResponse(c, 400, "The body did not arrive in full.");
    const request = c.get("requestId");
    const facts = { request, path: pathForLog(c.req.url), error: describeError(error) };
    if (error instanceof StorageError) {
      log.error(facts, "the storage did not answer");
      return unavailableResponse(c, "Our records cannot be reached right now.");
    }
    log.error(facts, "failed");
    if (c.req.path.startsWith(`${functionsPath}/`))
      return errorResponse(
        c,
        500,
        "Something went wrong on our side. Please try again in a minute.",
      );
    if (site?.serverError) return answerWith(site.serverError, c.req.raw);
    return c.text("Something went wrong on our side. Please try again.\n", 500);
  });
  return app;
}

/**
 * Gives every request an id and one line in the log; pages and their files only when something is wrong with them, and
 * refusals of one kind once a second.
 */
function record(
  { isStopping, log, metrics, newId, now }: Dependencies,
  pathForLog: (url: string) => string,
): MiddlewareHandler<AppEnv> {
  const linesLeftOut = limitLines(now);
  return async (c, next) => {
    const began = performance.now();
    const request = newId();
    c.set("requestId", request);
    await next();
    c.res.headers.set("X-Request-Id", request);
    const { status } = c.res;
    const call = functionAt(c.req.path);
    if (call && status >= 400) metrics?.refused(call, status);
    if (status < 400 && !c.req.path.startsWith(`${functionsPath}/`)) return;
    const ms = Math.round(performance.now() - began);
    const facts = { request, method: c.req.method, path: pathForLog(c.req.url), status, ms };
    if (status >= 400 && status < 500) {
      const leftOut = linesLeftOut(`${status} ${call}`);
      if (leftOut !== undefined) {
        log.info({ ...facts, reason: c.get("reason"), leftOut }, "answered");
      }
      return;
    }
    // A server that is asked to stop tells the proxy so at every probe; that is no error of ours.
    const isLeaving = c.req.path === readyPath && isStopping?.() === true;
    log[status >= 500 && !isLeaving ? "error" : "info"](facts, "answered");
  };
}
