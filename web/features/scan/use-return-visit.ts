import { useEffect, useRef, type Dispatch } from "react";
import { addresses } from "#content/site-map.ts";
import { checkPurchase } from "#web/features/checkout/check-purchase.ts";
import { readReturnVisit, returnMessages } from "#web/features/checkout/return-visit.ts";
import type { BannerMessage } from "#web/ui/banner.tsx";
import { forgetKept, readKept, wasAway } from "./away-storage.ts";
import type { ScanAction } from "./scan-state.ts";

type Parts = {
  dispatch: Dispatch<ScanAction>;
  setBanner: (message: BannerMessage) => void;
  setTyped: (typed: { firstName: string; email: string }) => void;
  /** Fetches the chunk of the report, so that it is here before anything stored is removed. */
  loadReport: () => Promise<unknown>;
};

/** What happens, once, when the visitor arrives at the scan from the payment page (spec 4). */
export function useReturnVisit({ dispatch, setBanner, setTyped, loadReport }: Parts): void {
  const hasRun = useRef(false);
  useEffect(() => {
    if (hasRun.current) return;
    hasRun.current = true;

    const kept = readKept();
    const visit = readReturnVisit(location.search);

    /** Spec 4: on any failure the visitor stays on the scan with a banner, and the address is cleaned. */
    const fail = (text: string) => {
      history.replaceState(null, "", addresses.energyScan);
      if (kept) {
        setTyped(kept);
        dispatch({ type: "restore", answers: kept.answers });
      } else {
        dispatch({ type: "reset" });
      }
      setBanner({ kind: "error", text });
    };

    const open = async (sessionId: string, email: string) => {
      if (!kept) return fail(returnMessages.noAnswers);
      dispatch({ type: "verify" });
      try {
        const [purchase] = await Promise.all([checkPurchase({ sessionId, email }), loadReport()]);
        if (!purchase?.report_access_granted) return fail(returnMessages.notGranted);
        const timestamp = new Date().toISOString();
        const buyer = { firstName: kept.firstName, email, timestamp };
        dispatch({ type: "open", answers: kept.answers, buyer });
        setTyped(kept);
        forgetKept();
      } catch {
        fail(returnMessages.exception);
      }
    };

    if (visit) {
      void open(visit.sessionId, visit.email);
    } else if (kept && wasAway()) {
      // Back without the proof of a purchase. What was kept stays: the visitor may yet go forward and pay, or have paid.
      setTyped(kept);
      dispatch({ type: "restore", answers: kept.answers });
      setBanner({
        kind: "info",
        text: "You are back from the payment page. If you did not pay, nothing was charged.",
      });
    }
  }, [dispatch, setBanner, setTyped, loadReport]);
}
