import { useEffect, useRef } from "react";
import { normalizeEmail } from "#domain/email.ts";
import type { Progress } from "#domain/progress.ts";
import { readReportCode } from "#domain/report-code.ts";
import {
  rememberedPurchase,
  rememberPurchase,
} from "#web/features/checkout/remembered-purchase.ts";
import {
  readReturnVisit,
  returnMessages,
  type ReturnVisit,
} from "#web/features/checkout/return-visit.ts";
import { arrivalMessages } from "./arrival-messages.ts";
import { forgetKept, readKept, wasAway, type Keepsake } from "./away-storage.ts";
import { loadCheckPurchase } from "./chunks.ts";
import { readKeptProgress } from "./kept-progress.ts";
import { markPlace, placeInHistory } from "./scan-history.ts";
import { now } from "./now.ts";
import { goToOwnHost } from "./own-host.ts";
import { useOpening, type OpeningParts } from "./use-opening.ts";

type Parts = OpeningParts & {
  readonly opening: ReturnType<typeof useOpening>;
  /** Something was kept in this tab and cannot be read. */
  readonly onDamaged: () => void;
};

/** What happens, once, when the visitor arrives at the scan: from the payment page, from elsewhere, or by a reload. */
export function useArrival(parts: Parts): void {
  const { opening, move, setBanner, setTyped, setWaiting, onDamaged } = parts;
  const hasRun = useRef(false);
  useEffect(() => {
    if (hasRun.current) return;
    hasRun.current = true;
    if (goToOwnHost()) return;

    const arriveWithPurchase = (visit: ReturnVisit) => {
      const code = readReportCode(location.hash.slice(1));
      const kept = readKept();
      const source = code ?? (kept && { ...kept, openedAt: now() });
      if (!source) {
        opening.fail({ kind: "error", text: returnMessages.noAnswers }, undefined);
        return void keepForLater(visit);
      }
      const at = placeInHistory()?.view === "results" ? "results" : "report";
      // What is kept may belong to another scan that is at the payment page in another tab.
      void opening.open({ visit, source, at, onOpen: () => !code && forgetKept() });
    };

    /** The answers are elsewhere, but who has paid is not asked to pay again after retaking the scan. */
    const keepForLater = async (visit: ReturnVisit) => {
      try {
        const { checkPurchase } = await loadCheckPurchase();
        const purchase = await checkPurchase(visit);
        if (purchase && !purchase.report_access_granted) return;
      } catch {
        // It cannot be told now, and will be asked again when the report is asked for.
      }
      rememberPurchase(visit);
      setWaiting(visit);
    };

    const restore = ({ answers, firstName, email }: Keepsake, text: string) => {
      setTyped({ firstName, email });
      move({ type: "restore", answers });
      markPlace({ view: "results", index: 0 });
      setBanner({ kind: "info", text });
    };

    const arrive = () => {
      const waiting = rememberedPurchase();
      setWaiting(waiting);
      const kept = readKept();
      const isPaid =
        kept && waiting && normalizeEmail(kept.email) === normalizeEmail(waiting.email);
      if (isPaid) return restore(kept, arrivalMessages.paid);
      // What was kept stays: the visitor may yet go forward and pay, or have paid.
      if (kept && wasAway()) return restore(kept, arrivalMessages.backUnpaid);
      const progress = readKeptProgress();
      if (progress === "damaged") onDamaged();
      else if (progress) resume(progress, move);
      if (!placeInHistory()) markPlace({ view: "intro", index: 0 });
    };

    const visit = readReturnVisit(location.search);
    if (visit) arriveWithPurchase(visit);
    else arrive();
  }, [opening, move, setBanner, setTyped, setWaiting, onDamaged]);
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
