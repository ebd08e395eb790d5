import { randomInt } from "node:crypto";
import { lostReportMail } from "#content/lost-report.ts";
import { site } from "#content/site.ts";
import { opensReport } from "#domain/purchase/purchase.ts";
import { purchaseLink } from "#server/functions/return-addresses.ts";
import { mailboxOf, type Limiter } from "#server/limits/limiter.ts";
import { describeError, type Logger } from "#server/log.ts";
import type { Mailer } from "#server/mail/smtp-mailer.ts";
import { waitForReal, type Wait } from "#server/purchases/reconciler.ts";
import type { Purchase, PurchaseStore } from "#server/storage/purchase-store.ts";

/** How long a wish rests, in milliseconds: at random, or the time of the server's next answer would tell of a purchase. */
const restMs = { least: 2000, most: 20_000 };

/** The newest orders of a buyer that are looked through, and how many links one mail holds at most. */
const ordersRead = 100;
const linksInMail = 5;

export type LinkSender = ReturnType<typeof createLinkSender>;

export type LinkSenderDeps = {
  readonly store: Pick<PurchaseStore, "list">;
  readonly mailer: Pick<Mailer, "send">;
  readonly limiter: Limiter;
  readonly log: Logger;
  readonly siteUrl: string;
  readonly wait?: Wait;
  readonly random?: (least: number, end: number) => number;
};

/** Mails buyers the links to their purchases, to the normalized address that was found: what was typed may be another mailbox. */
export function createLinkSender({
  store,
  mailer,
  limiter,
  log,
  siteUrl,
  wait = waitForReal,
  random = randomInt,
}: LinkSenderDeps) {
  const closing = new AbortController();
  const underWay = new Set<Promise<void>>();

  async function send(emailNormalized: string): Promise<void> {
    await wait(random(restMs.least, restMs.most + 1), closing.signal);
    try {
      const found = await store.list({ emailNormalized }, { limit: ordersRead });
      const bought = found.filter(opensReport).flatMap((purchase) => {
        const link = purchaseLink(siteUrl, purchase.sessionId, emailNormalized);
        return link === undefined ? [] : [{ ...orderFacts(purchase), link }];
      });
      if (bought.length === 0) return;
      if ((await limiter("linkByEmail", mailboxOf(emailNormalized))) > 0) {
        log.info({}, "a buyer's mailbox has had its mails for now");
        return;
      }
      const orders = bought.slice(0, linksInMail);
      await mailer.send({
        ...lostReportMail(orders),
        to: emailNormalized,
        replyTo: site.supportEmail,
      });
      log.info({ orders: orders.length }, "mailed the way back to a buyer");
    } catch (error) {
      log.error({ error: describeError(error) }, "the way back could not be mailed to a buyer");
    }
  }

  return {
    /** Will look for purchases and mail their links. Never throws, and tells nobody whether there is a purchase. */
    request(email: string) {
      const sending = send(email).finally(() => underWay.delete(sending));
      underWay.add(sending);
    },
    /** Ends the rest of all wishes; resolves when no mail is under way any more. */
    close: async () => {
      closing.abort();
      await Promise.all(underWay);
    },
  };
}

/** As /success and Stripe's receipt name it. */
function orderFacts({ id, createdAt }: Purchase) {
  const day = new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "UTC" });
  return { number: `#${id.slice(0, 8)}`, day: day.format(createdAt) };
}
