import { Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import { addresses, lostReportAnswerAddress } from "#content/site-map.ts";
import { hasEmailShape, normalizeEmail, tidyEmail } from "#domain/purchase/email.ts";
import type { Dependencies, Peer } from "#server/dependencies.ts";
import { secondsToWait } from "#server/functions/limit-calls.ts";
import type { LostReportPages } from "#server/static/load-site.ts";
import { answerWith } from "#server/static/send-file.ts";
import type { LinkSender } from "./link-sender.ts";

const formBytes = 4096;

/** Takes the form of /lost-report. The answer is the same for every e-mail, and waits for neither search nor mail. */
export function lostReportRoutes(
  deps: Pick<Dependencies, "config" | "limiter">,
  linkSender: LinkSender,
  pages: LostReportPages,
): Hono<{ Bindings: Peer }> {
  const routes = new Hono<{ Bindings: Peer }>();
  const invalid = (request: Request) => answerWith(pages.invalid, request);
  routes.post(
    addresses.lostReport,
    async (c, next) => {
      // Another site must not spend its visitors' addresses on mails; browsers that do not say where a form was are believed.
      const from = c.req.header("sec-fetch-site");
      if (from !== undefined && from !== "same-origin") {
        return c.text("This form can only be sent from its own page.\n", 403);
      }
      const wait = await secondsToWait(c, deps, "link");
      if (wait === 0) return next();
      const answer = await answerWith(pages["too-many"], c.req.raw);
      answer.headers.set("Retry-After", String(wait));
      return answer;
    },
    bodyLimit({
      maxSize: formBytes,
      onError: async (c) => {
        const answer = await invalid(c.req.raw);
        // The rest of the body is not read, so this connection cannot carry another request.
        answer.headers.set("Connection", "close");
        return answer;
      },
    }),
    async (c) => {
      const typed = new URLSearchParams(await c.req.text()).get("email") ?? "";
      const email = tidyEmail(typed);
      if (!hasEmailShape(email)) return invalid(c.req.raw);
      linkSender.request(normalizeEmail(email));
      c.header("Cache-Control", "no-store");
      // A reload of that page asks for nothing.
      return c.redirect(lostReportAnswerAddress("sent"), 303);
    },
  );
  return routes;
}
