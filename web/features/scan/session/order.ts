import { checkoutMessages } from "#content/checkout.ts";
import type { ScanWorld } from "./scan-session.ts";
import type { createScanStore } from "./scan-store.ts";
import { answersOfResults, type PendingPurchase } from "./scan.ts";

/** So long, in milliseconds, may the payment page take to appear before the button can be pressed again. */
const leavingTimeout = 15_000;

/** What an order knows of the session. */
type Session = {
  readonly store: ReturnType<typeof createScanStore>;
  /** A purchase of this browser whose report has not opened yet. */
  readonly findPending: () => PendingPurchase | undefined;
  readonly openPending: (pending: PendingPurchase) => Promise<void>;
};

export type Order = ReturnType<typeof createOrder>;

/** Orders the report for the results on screen. It comes with the results (docs/decisions/001). */
export function createOrder(world: ScanWorld, { store, findPending, openPending }: Session) {
  const { move } = store;
  let trial: Promise<string | undefined> | undefined;

  /** Why nothing is sold here; a report is made for nothing to find out, once unless it fails. */
  async function findObstacle(): Promise<string | undefined> {
    const answers = answersOfResults(store.scan);
    if (!answers) return undefined;
    trial ??= world.findObstacle({ ...store.scan.buyer, answers, openedAt: world.now() });
    const obstacle = await trial;
    if (obstacle) trial = undefined;
    return obstacle;
  }

  /**
   * The order that is kept in this browser, if it is paid: who pays and never comes back is not asked to pay again. One
   * purchase check, and none where no order is kept; undefined also where it cannot be told.
   */
  async function findPaidCheckout(): Promise<PendingPurchase | undefined> {
    const { sessionId, email } = store.scan.order ?? world.storage.load().shared ?? {};
    if (!sessionId || !email) return undefined;
    const purchase = { sessionId, email };
    const found = await world.checkPurchase(purchase).catch(() => null);
    return found?.report_access_granted ? { purchase, isRefused: false } : undefined;
  }

  return {
    findObstacle,

    /** Orders for the buyer on screen and leaves for the payment page. */
    async place(email: string, coupon: string): Promise<void> {
      if (!move({ type: "submit" })) return;
      const { checkout: ordering } = store.scan;
      const isOver = () => store.scan.checkout !== ordering;
      const paid = findPending() ?? (await findPaidCheckout());
      if (isOver()) return;
      if (paid) return openPending(paid);
      const obstacle = await findObstacle();
      if (isOver()) return;
      if (obstacle) return void move({ type: "checkoutFailed", text: obstacle });
      move({ type: "leave", email });
      if (!store.scan.isKept) {
        return void move({ type: "checkoutFailed", text: checkoutMessages.cannotKeep });
      }
      const result = await world.createCheckout({ email, coupon, key: store.scan.key });
      if (isOver()) return;
      if (result.kind === "failed") {
        const { message: text, isAboutCoupon } = result;
        return void move({ type: "checkoutFailed", text, isAboutCoupon });
      }
      move({ type: "pageCreated", sessionId: result.sessionId });
      const { checkout: away } = store.scan;
      world.leaveFor(result.url);
      // Who stops the browser on its way is still here, and needs the button again.
      world.later(leavingTimeout, () => store.scan.checkout === away && move({ type: "stay" }));
    },
  };
}
