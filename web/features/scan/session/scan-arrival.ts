import { completeAnswers } from "#domain/scan/answers.ts";
import type { Progress } from "#domain/scan/progress.ts";
import { questionCount } from "#domain/scan/question.ts";
import type { ReportCode } from "#domain/report/report-code.ts";
import { hasSameEmail, type PurchaseReference } from "#web/features/checkout/purchase-reference.ts";
import {
  goTo,
  initialScan,
  showOwn,
  type Buyer,
  type PendingCheckout,
  type Place,
  type Scan,
} from "./scan.ts";
import { scanMessages } from "#content/scan-messages.ts";

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
 * The state of the scan on an arrival: by a link, by a reload (which offers to continue), or by Back or Forward (which
 * restore the exact place). `purchases` are the pending ones, the newest last.
 */
export function arriveWith(
  records: Records,
  purchases: readonly PurchaseReference[],
  { place, isBack }: { readonly place: Place | undefined; readonly isBack: boolean },
): Scan {
  const { isAway, ...tab } = tabOf(records);
  const kept = tab.order ?? records.shared;
  const paid = kept && purchases.findLast((purchase) => hasSameEmail(kept, purchase));
  const purchase = paid ?? purchases.at(-1);
  // The shared checkout is used only once it is paid. The tab's own stays when its visitor comes back unpaid, who may still
  // go forward and pay.
  const own = paid ? kept : tab.order;
  const text = paid ? scanMessages.paid : isAway ? scanMessages.backUnpaid : undefined;
  const { firstName, email } = tab.buyer ?? own ?? initialScan.buyer;
  const begun: Scan = {
    ...initialScan,
    key: tab.key,
    buyer: { firstName, email },
    order: tab.order,
    pending: purchase && { purchase, isRefused: false },
    message: text === undefined ? undefined : { kind: "info", text },
    isDamaged: records.tab === "damaged" && !own,
  };
  if (tab.progress) {
    const scan = { ...begun, progress: tab.progress };
    if (isAway) return showOwn(scan);
    return place && (place.view === "results" || isBack) ? goTo(scan, place) : scan;
  }
  if (!own) return begun;
  return showOwn({ ...begun, progress: { index: questionCount, answers: own.answers } });
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

function tabOf({ tab }: Records): TabRecord {
  return tab === undefined || tab === "damaged" ? {} : tab;
}
