import { hasSameAnswers } from "#domain/scan/progress.ts";
import { readReportCode, type ReportCode } from "#domain/report/report-code.ts";
import type { CheckoutDetails, CheckoutResult } from "#web/features/checkout/create-checkout.ts";
import { readReturn, type PurchaseReference } from "#web/features/checkout/purchase-reference.ts";
import type { PurchaseAnswer } from "#domain/purchase/contract.ts";
import type { createOrder, Order } from "./order.ts";
import type { Purchases } from "./purchases.ts";
import { arriveWith } from "./scan-arrival.ts";
import { privateAddressOf, type ScanHistory } from "./scan-history.ts";
import { networkMessage, scanMessages } from "#content/scan-messages.ts";
import { addresses } from "#content/site-map.ts";
import { sourceFor, type Records, type ScanStorage } from "./scan-storage.ts";
import { createScanStore } from "./scan-store.ts";
import {
  answersOfResults,
  isBuying,
  type Buyer,
  type Message,
  type Opening,
  type PendingPurchase,
} from "./scan.ts";

/** All that the session needs from outside. */
export type ScanWorld = {
  readonly storage: ScanStorage;
  readonly history: ScanHistory;
  readonly purchases: Purchases;
  /** Call 2 (spec 7); null when the server gave no result. Throws when it cannot be reached. */
  readonly checkPurchase: (purchase: PurchaseReference) => Promise<PurchaseAnswer | null>;
  /** Call 1 (spec 7). */
  readonly createCheckout: (details: CheckoutDetails) => Promise<CheckoutResult>;
  /** Fetch what the results, the report and the purchase dialog are made with; throw when it does not come. */
  readonly loadResults: () => Promise<{ createOrder: typeof createOrder }>;
  readonly loadReport: () => Promise<unknown>;
  readonly loadBuyDialog: () => Promise<unknown>;
  /** Why nothing is sold here: what such a report and its PDF need is missing, which only making them tells. */
  readonly findObstacle: (report: ReportCode & Buyer) => Promise<string | undefined>;
  /** Leaves for the payment page. */
  readonly leaveFor: (url: string) => void;
  /** A new random text of at least 16 letters, digits or hyphens each time. */
  readonly newKey: () => string;
  /** The present time in seconds since 1970. */
  readonly now: () => number;
  readonly later: (milliseconds: number, then: () => void) => void;
};

/**
 * In milliseconds. What a page holds as it wakes from the back-forward cache is not said by screen readers, and in Firefox no
 * polite region of it any more: an alert is, once they know the page again.
 */
const wakingTime = 1500;

export type ScanSession = ReturnType<typeof createScanSession>;

/** The scan of one tab: takes events, asks the server, keeps the scan and follows it in the browser's history. */
export function createScanSession(world: ScanWorld) {
  const { storage, history, purchases } = world;
  const store = createScanStore(storage, history);
  const { set, move, send } = store;
  let order: Order | undefined;

  const newest = (): PendingPurchase | undefined => {
    const purchase = purchases.all().at(-1);
    return purchase && { purchase, isRefused: false };
  };

  /** What is kept; where the browser refuses to keep, what this page still knows. */
  function readRecords(): Records {
    const { tab, shared } = storage.load();
    return { tab: tab ?? (store.scan.isKept ? undefined : store.scan), shared };
  }

  /**
   * The visitor arrives: from the payment page, from elsewhere, by a reload, or by Back or Forward (`isBack`), which may show
   * the page as it was left.
   */
  function arrive(isBack: boolean): void {
    if (store.scan.bought && history.isAt(store.scan.bought)) {
      return void move({ type: "setPending", pending: newest() });
    }
    const purchase = readReturn(history.search());
    const records = readRecords();
    const place = history.place();
    const own = arriveWith(records, purchases.all(), {
      place: purchase ? undefined : place,
      isBack,
    });
    if (!purchase) {
      const hasWoken = store.scan.view === "results";
      const staysOpen = isBuying(store.scan) && own.checkout && !own.pending && !own.message;
      set(staysOpen ? { ...own, checkout: { step: "dialog" } } : own);
      if (!place || store.scan.view === "results") history.replace(store.scan);
      if (hasWoken) world.later(wakingTime, () => urge(own.message));
      return;
    }
    const at = place?.view === "results" ? "results" : "report";
    const code = readReportCode(history.fragment());
    const held = sourceFor(purchase, records);
    const source = code ?? (held && { ...held, openedAt: world.now() });
    const isLink = code !== undefined && !(held && hasSameAnswers(held.answers, code.answers));
    set({ ...own, message: undefined });
    if (source) return void open({ purchase, source, at, isLink });
    move({ type: "tell", message: { kind: "info", text: scanMessages.noAnswers, isUrgent: true } });
    history.replace(store.scan, addresses.energyScan);
    void keepUnlessRefused(purchase);
  }

  /** The answers are elsewhere, but who has paid is not asked to pay again after retaking the scan. */
  async function keepUnlessRefused(purchase: PurchaseReference): Promise<void> {
    // Where it cannot be told now, it will be asked again when the report is asked for.
    const found = await world.checkPurchase(purchase).catch(() => null);
    if (found?.report_access_granted !== false) keep(purchase);
  }

  /** Has a message said again, unless it was closed. */
  function urge(message: Message | undefined): void {
    if (!message || store.scan.message !== message) return;
    move({ type: "tell", message: { ...message, isUrgent: true } });
  }

  function keep(purchase: PurchaseReference): void {
    purchases.add(purchase);
    move({ type: "setPending", pending: { purchase, isRefused: false } });
  }

  /** Checks a purchase, then shows the report at its private address, or says what went wrong. */
  async function open(opening: Opening): Promise<void> {
    const { purchase, at, isLink } = opening;
    const isKnown = purchases.all().some(({ sessionId }) => sessionId === purchase.sessionId);
    // Until the report has opened, nothing that happens to this page may cost the visitor the purchase.
    if (!isLink) keep(purchase);
    move({ type: "verify", opening });
    const both = [world.checkPurchase(purchase), world.loadReport()] as const;
    const answers = await Promise.all(both).catch(() => undefined);
    if (!answers) return fail(opening, { kind: "error", text: scanMessages.exception });
    const [found] = answers;
    if (!found?.report_access_granted) {
      const isRefused = found !== null && !isLink;
      if (isRefused && (at === "newEntry" || !isKnown)) purchases.remove(purchase);
      fail(opening, { kind: "error", text: scanMessages.notGranted, hasSupportLink: true });
      // It is asked for once more, by hand, before anything is sold.
      const pending = at === "newEntry" ? newest() : { purchase, isRefused };
      if (isRefused) move({ type: "setPending", pending });
      return;
    }
    // The visitor has gone elsewhere meanwhile; the purchase waits.
    if (store.scan.opening !== opening) return;
    purchases.remove(purchase);
    const bought = { ...opening.source, ...purchase };
    const address = privateAddressOf(bought);
    // A reload of the results behind the report, where nothing is kept any more, finds it too.
    if (at === "newEntry" && history.place()?.view === "results") {
      history.replace({ progress: store.scan.progress, view: "results" }, address);
    }
    move({ type: "granted", opening });
    move({ type: "setPending", pending: newest() });
    if (at === "newEntry") history.push(store.scan, address);
    else history.replace(store.scan, history.isAt(bought) ? undefined : address);
  }

  /** Spec 4: on any failure the visitor stays on the scan with a banner, and the address is cleaned. */
  function fail(opening: Opening, message: Message): void {
    const { at } = opening;
    const retry: Opening = at === "results" ? { ...opening, at: "report" } : opening;
    const hasFailed = move({ type: "failed", opening, message: { ...message, retry } });
    if (hasFailed) history.replace(store.scan, addresses.energyScan);
  }

  /** Opens a pending purchase for the answers of the results on screen. */
  async function openPending({ purchase }: PendingPurchase): Promise<void> {
    const answers = answersOfResults(store.scan);
    if (!answers) return;
    const source = { answers, firstName: store.scan.buyer.firstName, openedAt: world.now() };
    await open({ purchase, source, at: "newEntry", isLink: false });
  }

  /** Asked at the moment, because another tab, or this one since it was left, may have paid. */
  const findPending = () => store.scan.pending ?? newest();

  const loadOrder = async () =>
    (order ??= (await world.loadResults()).createOrder(world, { store, findPending, openPending }));

  return {
    getScan: () => store.scan,
    subscribe: store.subscribe,
    arrive,
    send,
    begin: () => send({ type: "begin", key: world.newKey() }),

    /** Follows the browser's Back or Forward. */
    follow(): void {
      const place = history.place();
      // An entry that is not the scan's own belongs to a link inside the page.
      if (!place) return;
      if (!readReturn(history.search())) return void move({ type: "goTo", place });
      if (!store.scan.bought || !history.isAt(store.scan.bought)) return arrive(true);
      move({ type: place.view === "fullReport" ? "reopen" : "backToResults" });
    },

    /** Get Full Report: opens the report if it is paid, else the purchase dialog. */
    async getReport(): Promise<void> {
      if (store.scan.bought) return send({ type: "reopen" });
      const pending = findPending();
      if (pending) return openPending(pending);
      try {
        await world.loadBuyDialog();
        move({ type: "openDialog" });
        // While the visitor types.
        void (await loadOrder()).findObstacle();
      } catch {
        move({ type: "tell", message: { kind: "error", text: networkMessage } });
      }
    },

    /** Try again, below a message. */
    async retry(): Promise<void> {
      const opening = store.scan.message?.retry;
      if (opening) await open(opening);
    },

    /** Orders the report for the answers and the buyer on screen and leaves for the payment page. */
    async checkOut(email: string, coupon: string): Promise<void> {
      await (await loadOrder()).place(email, coupon);
    },
  };
}
