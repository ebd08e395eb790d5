import { setImmediate } from "node:timers/promises";
import { lostReportMail } from "#content/lost-report.ts";
import { site } from "#content/site.ts";
import { opensReport } from "#domain/purchase/purchase.ts";
import { purchaseLink } from "#server/functions/return-addresses.ts";
import { describeError, type Logger } from "#server/log.ts";
import type { Mailer } from "#server/mail/smtp-mailer.ts";
import type { Purchase, PurchaseStore } from "#server/storage/purchase-store.ts";

/** The newest orders of a buyer that are looked through, and how many links one mail holds at most. */
const ordersRead = 100;
const linksInMail = 5;

export type LinkSender = {
  /** Begins to look for purchases and to mail their links. Never throws, and tells nobody whether there is a purchase. */
  readonly request: (email: string) => void;
  /** Resolves when no mail is under way any more. */
  readonly close: () => Promise<void>;
};

/**
 * Mails the links to the purchases that open a report to whoever bought them. The mail goes to the normalized address that
 * was found, never to what was typed: an address that only looks like it is another mailbox.
 */
export function createLinkSender({
  store,
  mailer,
  log,
  siteUrl,
}: {
  readonly store: Pick<PurchaseStore, "list">;
  readonly mailer: Pick<Mailer, "send">;
  readonly log: Logger;
  readonly siteUrl: string;
}): LinkSender {
  const underWay = new Set<Promise<void>>();

  async function send(emailNormalized: string): Promise<void> {
    // The answer goes out first, so that its time tells nothing.
    await setImmediate();
    try {
      const found = await store.list({ emailNormalized }, { limit: ordersRead });
      const bought = found.filter(opensReport).flatMap((purchase) => {
        const link = purchaseLink(siteUrl, purchase.sessionId, emailNormalized);
        return link === undefined ? [] : [{ ...orderFacts(purchase), link }];
      });
      if (bought.length === 0) return;
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
    request(email) {
      const sending = send(email).finally(() => underWay.delete(sending));
      underWay.add(sending);
    },
    close: async () => {
      await Promise.all(underWay);
    },
  };
}

/** As /success and Stripe's receipt name it. */
function orderFacts({ id, createdAt }: Purchase) {
  const day = new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "UTC" });
  return { number: `#${id.slice(0, 8)}`, day: day.format(createdAt) };
}
