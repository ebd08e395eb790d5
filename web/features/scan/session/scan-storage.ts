import { fieldsOf } from "#domain/purchase/contract.ts";
import { completeAnswers } from "#domain/scan/answers.ts";
import type { ReportCode } from "#domain/report/report-code.ts";
import {
  hasSameAnswers,
  readProgress,
  writeProgress,
  type Progress,
} from "#domain/scan/progress.ts";
import { questionCount } from "#domain/scan/question.ts";
import { hasSameEmail, type PurchaseReference } from "#web/features/checkout/purchase-reference.ts";
import { keepText, readJson, readText, thisBrowser, thisTab, type Store } from "#web/ui/storage.ts";
import type { Buyer, PendingCheckout, Scan } from "./scan.ts";

/** What one tab keeps of its scan. */
export type TabRecord = {
  readonly progress?: Progress | undefined;
  readonly key?: string | undefined;
  readonly buyer?: Buyer | undefined;
  readonly order?: PendingCheckout | undefined;
  /** It has left for the payment page and not shown the scan since. */
  readonly isAway?: boolean;
};

/** All that is stored of the scan: by this tab, and by this browser for all its tabs. */
export type Records = {
  readonly tab: TabRecord | "damaged" | undefined;
  /** The newest checkout for which a tab of this browser left for the payment page. */
  readonly shared: PendingCheckout | undefined;
};

/**
 * `scan` is in sessionStorage: this tab's scan with its answers. `checkout` is in localStorage, shared by all tabs: answers, name
 * and e-mail while a visitor is at the payment page (spec 3).
 */
const keys = { scan: "seven-petals.scan", checkout: "seven-petals.checkout" } as const;

/** A record with another version is treated as absent. */
const version = 1;

export type ScanStorage = ReturnType<typeof createScanStorage>;

/** Keeps the scan in the browser's storage: one record for the tab and one for all tabs, each written whole. */
export function createScanStorage(tab: Store = thisTab, browser: Store = thisBrowser) {
  return {
    load(): Records {
      const isThere = readText(tab, keys.scan) !== undefined;
      return {
        tab: isThere ? (readRecord(readJson(tab, keys.scan)) ?? "damaged") : undefined,
        shared: readCheckout(readJson(browser, keys.checkout)),
      };
    },

    /**
     * Writes the scan after an event and removes what it no longer holds. A shared record that another tab has written since
     * stays, unless its report is the one that opens. False if the browser refuses.
     */
    save(before: Scan, after: Scan): boolean {
      const isTabKept = keepText(tab, keys.scan, writeRecord(after));
      if (after.order) {
        if (after.order === before.order) return isTabKept;
        return keepText(browser, keys.checkout, writeCheckout(after.order)) && isTabKept;
      }
      const isOwn =
        before.order !== undefined &&
        readText(browser, keys.checkout) === writeCheckout(before.order);
      if (isOwn || isOpenIn(after)) keepText(browser, keys.checkout, undefined);
      return isTabKept;
    },
  };

  /** Whether the report of the shared record is open; storage is read only once a report is. */
  function isOpenIn({ bought }: Scan): boolean {
    if (!bought) return false;
    const shared = readCheckout(readJson(browser, keys.checkout));
    return (
      shared !== undefined &&
      hasSameEmail(bought, shared) &&
      hasSameAnswers(bought.answers, shared.answers)
    );
  }
}

/** The text of the tab's record; undefined if there is nothing to keep. */
function writeRecord(scan: Scan): string | undefined {
  const { view, progress, key, buyer, order, checkout } = scan;
  const isBegun = view === "quiz" || progress.answers[1] !== undefined;
  const isTyped = buyer.firstName !== "" || buyer.email !== "";
  if (!isBegun && !isTyped && !order) return undefined;
  return JSON.stringify({
    version,
    progress: isBegun ? writeProgress(progress) : undefined,
    key: isBegun ? key : undefined,
    buyer: isTyped ? buyer : undefined,
    checkout: order && recordOf(order),
    isAway: checkout?.step === "away" || undefined,
  });
}

function readRecord(record: unknown): TabRecord | undefined {
  const fields = fieldsOf(record);
  if (fields["version"] !== version) return undefined;
  const { progress, key, buyer, checkout, isAway } = fields;
  const order = readCheckout(checkout);
  const read = {
    progress: typeof progress === "string" ? readProgress(progress) : undefined,
    key: typeof key === "string" ? key : undefined,
    buyer: readBuyer(buyer),
    checkout: order,
  };
  const isWhole = Object.entries(read).every(
    ([name, value]) => value !== undefined || fields[name] === undefined,
  );
  return isWhole ? { ...read, order, isAway: isAway === true } : undefined;
}

function writeCheckout(checkout: PendingCheckout): string {
  return JSON.stringify(recordOf(checkout));
}

function recordOf({ answers, firstName, email, sessionId }: PendingCheckout) {
  const progress = writeProgress({ index: questionCount, answers });
  return { version, progress, firstName, email, sessionId };
}

function readCheckout(value: unknown): PendingCheckout | undefined {
  const { version: written, progress, sessionId, ...rest } = fieldsOf(value);
  const buyer = readBuyer(rest);
  if (!buyer || written !== version || typeof progress !== "string") return undefined;
  const answers = completeAnswers(readProgress(progress)?.answers ?? {});
  return (
    answers && {
      ...buyer,
      answers,
      sessionId: typeof sessionId === "string" ? sessionId : undefined,
    }
  );
}

function readBuyer(value: unknown): Buyer | undefined {
  const { firstName, email } = fieldsOf(value);
  return typeof firstName === "string" && typeof email === "string"
    ? { firstName, email }
    : undefined;
}

/**
 * What the report of a purchase is made from: the checkout that another tab stored for the same buyer, unless this tab has
 * been to the payment page itself; else what this tab holds, where progress and typed words may be newer than its order.
 * Undefined if the answers are missing.
 */
export function sourceFor(
  purchase: PurchaseReference,
  records: Records,
): Omit<ReportCode, "openedAt"> | undefined {
  const { shared } = records;
  const { progress, buyer, order } = tabOf(records);
  if (!order && shared && hasSameEmail(shared, purchase)) return shared;
  const answers = completeAnswers(progress?.answers ?? {}) ?? order?.answers;
  return answers && { answers, firstName: (buyer ?? order)?.firstName ?? "" };
}

/** This tab's record, empty where there is none that can be read. */
export function tabOf({ tab }: Records): TabRecord {
  return tab === undefined || tab === "damaged" ? {} : tab;
}
