import { useEffect, useRef } from "react";
import type { Progress } from "#domain/progress.ts";
import { readReportCode } from "#domain/report-code.ts";
import { addresses } from "#content/site-map.ts";
import { checkPurchase } from "#web/features/checkout/check-purchase.ts";
import {
  readReturnVisit,
  returnMessages,
  type ReturnVisit,
} from "#web/features/checkout/return-visit.ts";
import type { BannerMessage } from "#web/ui/banner.tsx";
import { forgetKept, readKept, wasAway } from "./away-storage.ts";
import { readKeptProgress } from "./kept-progress.ts";
import { markPlace, placeInHistory } from "./scan-history.ts";
import { privateAddressOf } from "./private-address.ts";
import type { ScanAction } from "./scan-state.ts";

type Parts = {
  move: (action: ScanAction) => void;
  setBanner: (message: BannerMessage) => void;
  setTyped: (typed: { firstName: string; email: string }) => void;
  /** Something was kept in this tab and cannot be read. */
  onDamaged: () => void;
  /** Fetches the chunk of the report, so that it is here before anything stored is removed. */
  loadReport: () => Promise<unknown>;
};

/** What happens, once, when the visitor arrives at the scan: from the payment page, from elsewhere, or by a reload. */
export function useArrival({ move, setBanner, setTyped, onDamaged, loadReport }: Parts): void {
  const hasRun = useRef(false);
  useEffect(() => {
    if (hasRun.current) return;
    hasRun.current = true;

    const kept = readKept();
    const visit = readReturnVisit(location.search);
    const code = visit && readReportCode(location.hash.slice(1));

    const restore = (answers = kept?.answers) => {
      if (!answers) return false;
      if (kept) setTyped(kept);
      move({ type: "restore", answers });
      markPlace({ view: "results", index: 0 });
      return true;
    };

    /** Spec 4: on any failure the visitor stays on the scan with a banner, and the address is cleaned. */
    const fail = (text: string) => {
      markPlace({ view: "intro", index: 0 }, addresses.energyScan);
      if (!restore(code?.answers)) move({ type: "reset" });
      setBanner({ kind: "error", text });
    };

    const open = async ({ sessionId, email }: ReturnVisit) => {
      const openedAt = Math.floor(Date.now() / 1000);
      const source = code ?? (kept && { ...kept, openedAt });
      if (!source) return fail(returnMessages.noAnswers);
      const wasAtResults = placeInHistory()?.view === "results";
      move({ type: "verify" });
      try {
        const [purchase] = await Promise.all([checkPurchase({ sessionId, email }), loadReport()]);
        if (!purchase?.report_access_granted) return fail(returnMessages.notGranted);
        const bought = { ...source, sessionId, email };
        move({ type: "open", bought });
        if (wasAtResults) move({ type: "backToResults" });
        markPlace(
          { view: wasAtResults ? "results" : "fullReport", index: 0 },
          privateAddressOf(bought),
        );
        setTyped({ firstName: source.firstName, email });
        // What is kept may belong to another scan that is at the payment page in another tab.
        if (!code) forgetKept();
      } catch {
        fail(returnMessages.exception);
      }
    };

    if (visit) {
      void open(visit);
    } else if (wasAway() && restore()) {
      // Back without the proof of a purchase. What was kept stays: the visitor may yet go forward and pay, or have paid.
      setBanner({
        kind: "info",
        text: "You are back from the payment page. If you did not pay, nothing was charged.",
      });
    } else {
      const progress = readKeptProgress();
      if (progress === "damaged") onDamaged();
      else if (progress) resume(progress, move);
      if (!placeInHistory()) markPlace({ view: "intro", index: 0 });
    }
  }, [move, setBanner, setTyped, onDamaged, loadReport]);
}

/**
 * A reload in the middle of the questions begins at the intro, which offers to go on; results stay results. Back from
 * another page leads to the very place that was left.
 */
function resume(progress: Progress, move: Parts["move"]): void {
  move({ type: "offer", progress });
  const place = placeInHistory();
  if (place && (place.view === "results" || isBackOrForward())) move({ type: "goTo", place });
}

function isBackOrForward(): boolean {
  const [navigation] = performance.getEntriesByType("navigation");
  return navigation instanceof PerformanceNavigationTiming && navigation.type === "back_forward";
}
