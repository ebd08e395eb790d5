import { randomUUID } from "node:crypto";
import { addresses } from "#content/site-map.ts";
import { writeReportCode } from "#domain/report/report-code.ts";
import { questionIds, type CompleteAnswers } from "#domain/scan/answers.ts";
import type { CheckoutDetails, CheckoutResult } from "#web/features/checkout/create-checkout.ts";
import {
  reportAddress,
  type PurchaseReference,
} from "#web/features/checkout/purchase-reference.ts";
import { answersFor, exampleScores } from "#tests/examples.ts";
import { createOrder } from "./order.ts";
import { createPurchases } from "./purchases.ts";
import { createScanHistory } from "./scan-history.ts";
import { createScanSession, type ScanSession } from "./scan-session.ts";
import { createScanStorage } from "./scan-storage.ts";

/** A browser's storage, which may be full or blocked. */
export function createStorage() {
  const items = new Map<string, string>();
  const storage = {
    trouble: undefined as "full" | "blocked" | undefined,
    items: () => Object.fromEntries(items),
    store: (): Storage => {
      if (storage.trouble === "blocked") throw new DOMException("blocked", "SecurityError");
      return {
        length: items.size,
        key: (index) => [...items.keys()][index] ?? null,
        getItem: (key) => items.get(key) ?? null,
        setItem: (key, text) => {
          if (storage.trouble) throw new DOMException("full", "QuotaExceededError");
          items.set(key, text);
        },
        removeItem: (key) => void items.delete(key),
        clear: () => items.clear(),
      };
    },
  };
  return storage;
}

type Entry = { address: string; state: unknown; page: Page };
type Page = { session: ScanSession };

/** A server that knows which purchases are paid, and answers when it is told to, if it is. */
export function createServer() {
  const paid = new Set<string>();
  const server = {
    checks: [] as PurchaseReference[],
    orders: [] as CheckoutDetails[],
    /** What befalls every purchase check. */
    trouble: undefined as "unreachable" | "status" | undefined,
    /** What the next orders are answered with; by default a payment page of their own. */
    answer: undefined as CheckoutResult | undefined,
    /** What answers wait for; `hold` makes them wait until the function that it returns is called. */
    gate: undefined as Promise<void> | undefined,
    hold() {
      const { promise, resolve } = Promise.withResolvers<void>();
      server.gate = promise;
      return resolve;
    },
    pay: (sessionId: string) => void paid.add(sessionId),
    /** The browser makes a report for nothing. */
    obstacle: undefined as string | Promise<undefined> | undefined,

    async checkPurchase(purchase: PurchaseReference) {
      server.checks.push(purchase);
      await server.gate;
      if (server.trouble === "unreachable") throw new Error("no connection");
      if (server.trouble === "status") return null;
      return { report_access_granted: paid.has(purchase.sessionId) };
    },
    async createCheckout(details: CheckoutDetails): Promise<CheckoutResult> {
      server.orders.push(details);
      const sessionId = `cs_${server.orders.length}`;
      await server.gate;
      return (
        server.answer ?? { kind: "created", url: `https://pay.example/${sessionId}`, sessionId }
      );
    },
  };
  return server;
}

/** A browser whose tabs share one local storage and one server. */
export function createBrowser(server = createServer()) {
  const local = createStorage();
  return { server, local, openTab: (address?: string) => openTab(server, local, address) };
}

export type Tab = Awaited<ReturnType<typeof openTab>>;

async function openTab(
  server: ReturnType<typeof createServer>,
  local: ReturnType<typeof createStorage>,
  address: string = addresses.energyScan,
) {
  const own = createStorage();
  const entries: Entry[] = [];
  const target = new EventTarget();
  let at = -1;
  let clock = 0;
  let timers: { readonly due: number; readonly run: () => void }[] = [];
  const limits = { takesEntries: true, goesBack: true };
  const present = () => {
    const entry = entries[at];
    if (!entry) throw new Error("The tab is empty.");
    return entry;
  };
  const url = () => new URL(present().address);

  const put = (state: unknown, next: string | undefined, isNew: boolean) => {
    const { page, address: old } = present();
    if (isNew && !limits.takesEntries) throw new DOMException("too many", "SecurityError");
    const moved = next === undefined ? old : new URL(next, url()).href;
    if (isNew) entries.splice((at += 1), Infinity, { address: moved, state, page });
    else entries[at] = { address: moved, state, page };
  };
  const getWindow = () => ({
    addEventListener: target.addEventListener.bind(target),
    removeEventListener: target.removeEventListener.bind(target),
    history: {
      get state() {
        return present().state;
      },
      scrollRestoration: "auto" as const,
      pushState: (state: unknown, _: string, next?: string | URL | null) =>
        put(state, next?.toString(), true),
      replaceState: (state: unknown, _: string, next?: string | URL | null) =>
        put(state, next?.toString(), false),
      go: (delta = 0) => void (limits.goesBack && traverse(delta)),
    },
    get location() {
      return url();
    },
  });

  const newPage = (): Page => ({
    session: createScanSession({
      storage: createScanStorage(own.store, local.store),
      history: createScanHistory(getWindow),
      purchases: createPurchases(local.store),
      checkPurchase: server.checkPurchase,
      createCheckout: server.createCheckout,
      loadReport: async () => undefined,
      loadResults: async () => ({ createOrder }),
      loadBuyDialog: async () => undefined,
      findObstacle: async () => server.obstacle,
      leaveFor: (page) => void visit(page),
      newKey: () => randomUUID(),
      now: () => 1_763_700_000,
      later: (milliseconds, then) => void timers.push({ due: clock + milliseconds, run: then }),
    }),
  });

  const isScan = () => url().pathname === addresses.energyScan;

  /** As the browser does: within a page the address changes under it, else a new page is loaded. */
  async function traverse(delta: number): Promise<void> {
    const { page } = present();
    if (!entries[at + delta]) return;
    at += delta;
    if (present().page === page) {
      // A listener that captures is heard before the page's own.
      target.dispatchEvent(new Event("popstate"));
      page.session.follow();
    } else load(true);
    await settle();
  }

  function load(isBack: boolean): void {
    const page = newPage();
    const old = present().page;
    for (const entry of entries) if (entry.page === old) entry.page = page;
    if (isScan()) page.session.arrive(isBack);
  }

  async function visit(next: string): Promise<void> {
    const { href } = new URL(next, "https://site.example");
    entries.splice((at += 1), Infinity, { address: href, state: null, page: newPage() });
    if (isScan()) present().page.session.arrive(false);
    await settle();
  }

  await visit(address);
  const session = () => present().page.session;
  return {
    own,
    limits,
    visit,
    get scan() {
      return session().getScan();
    },
    get session() {
      return session();
    },
    /** Path, query and fragment of the present address. */
    get address() {
      return url().href.replace("https://site.example", "");
    },
    get length() {
      return entries.length;
    },
    /** So many milliseconds go by. */
    pass(milliseconds: number) {
      clock += milliseconds;
      const over = timers.filter(({ due }) => due <= clock);
      timers = timers.filter(({ due }) => due > clock);
      for (const { run } of over) run();
    },
    begin: () => session().begin(),
    send: (...events: Parameters<ScanSession["send"]>[0][]) => {
      for (const event of events) session().send(event);
    },
    back: () => traverse(-1),
    forward: () => traverse(1),
    go: traverse,
    async reload() {
      load(false);
      await settle();
    },
    /** The browser shows the page just as it was left, from its back-forward cache. */
    async wake(delta: number) {
      at += delta;
      session().arrive(true);
      await settle();
    },
    /** Answers every question, from Begin to the results. */
    takeScan(answers: CompleteAnswers) {
      session().begin();
      for (const id of questionIds) {
        session().send({ type: "answer", questionId: id, value: answers[id] ?? 1 });
        session().send({ type: "next" });
      }
    },
    /** Orders from the results; the tab is then at the payment page. */
    async order({ firstName = "", email }: { firstName?: string; email: string }) {
      await session().getReport();
      session().send({ type: "typeBuyer", buyer: { firstName, email } });
      void session().checkOut(email, "");
      await settle();
    },
    stored: () => ({ ...own.items(), ...local.items() }),
  };
}

export const edges = answersFor(exampleScores.onTheEdges);
export const balanced = answersFor(exampleScores.balanced);
export const blocked = answersFor(exampleScores.blockedEverywhere);
export const ana = { firstName: "Ana", email: "ana@example.com" };
/** Who bought the report of `link`, and what it is made from. */
export const stranger = { answers: blocked, firstName: "Stranger", openedAt: 1_763_700_000 };
export const link = (sessionId: string) =>
  reportAddress({ sessionId, email: "stranger@example.com" }, writeReportCode(stranger));
export const bert = { firstName: "Bert", email: "bert@example.com" };

/** From a fresh tab to the payment page; the id of the payment is returned. */
export async function leaveToPay(tab: Tab, answers = edges, buyer = ana): Promise<string> {
  tab.takeScan(answers);
  await tab.order(buyer);
  return paymentOf(tab);
}

const paymentOf = (tab: Tab) => tab.address.replace(/^.*\//u, "");

/** A browser whose tab is at its results. */
export async function openAtResults() {
  const browser = createBrowser();
  const tab = await browser.openTab();
  tab.takeScan(edges);
  return { ...browser, tab };
}

/** A browser whose tab is at the payment page, and the id of the payment. */
export async function openAtPayment() {
  const browser = await openAtResults();
  await browser.tab.order(ana);
  return { ...browser, sessionId: paymentOf(browser.tab) };
}

/** From a fresh tab to the open report, bought by Ana. */
export async function buy(
  { server, openTab: open }: ReturnType<typeof createBrowser>,
  answers = edges,
): Promise<Tab> {
  const tab = await open();
  const sessionId = await leaveToPay(tab, answers);
  server.pay(sessionId);
  await tab.visit(reportAddress({ sessionId, email: ana.email }));
  return tab;
}

/** Lets everything that has been answered be done. */
export async function settle(): Promise<void> {
  for (let round = 0; round < 20; round++) await Promise.resolve();
}
