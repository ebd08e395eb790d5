import { questionCount } from "#domain/scan/question.ts";
import { hasSameEmail, type PurchaseReference } from "#web/features/checkout/purchase-reference.ts";
import { tabOf, type Records } from "./scan-storage.ts";
import { goTo, initialScan, showOwn, type Place, type Scan } from "./scan.ts";
import { scanMessages } from "#content/scan-messages.ts";

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
