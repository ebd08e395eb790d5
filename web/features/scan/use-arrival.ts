import { useEffect, useRef } from "react";
import { completeAnswers, type CompleteAnswers } from "#domain/answers.ts";
import { normalizeEmail } from "#domain/email.ts";
import type { Progress } from "#domain/progress.ts";
import { readReportCode } from "#domain/report-code.ts";
import { rememberedPurchases } from "#web/features/checkout/remembered-purchase.ts";
import {
  readReturnVisit,
  returnMessages,
  type ReturnVisit,
} from "#web/features/checkout/return-visit.ts";
import { arrivalMessages } from "./arrival-messages.ts";
import { endAway, forgetKept, readKept, readOwnKept, type Keepsake } from "./away-storage.ts";
import { loadCheckPurchase } from "./chunks.ts";
import { readKeptProgress, readProgressIfAny } from "./kept-progress.ts";
import { readKeptTyped } from "./kept-typed.ts";
import { markPlace, placeInHistory } from "./scan-history.ts";
import { now } from "./now.ts";
import { goToOwnHost } from "./own-host.ts";
import { newestWaiting, type OpeningParts, type useOpening } from "./use-opening.ts";

type Parts = OpeningParts & {
  readonly opening: ReturnType<typeof useOpening>;
  readonly setTyped: (typed: { firstName: string; email: string }) => void;
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
      endAway();
      const code = readReportCode(location.hash.slice(1));
      const kept = readAnswersFor(visit);
      const source = code ?? (kept && { ...kept, openedAt: now() });
      const onFail = () => {
        const progress = readProgressIfAny();
        opening.cleanAddress(completeAnswers(progress?.answers ?? {}) ? "results" : "intro");
        move(progress ? { type: "offer", progress } : { type: "reset" });
        arrive();
      };
      if (!source) {
        onFail();
        setBanner({ kind: "error", text: returnMessages.noAnswers });
        return void askWithoutAnswers(visit);
      }
      const at = placeInHistory()?.view === "results" ? "results" : "report";
      // With a code, what is kept belongs to another scan.
      const onOpen = () => !code && forgetKept();
      void opening.open({ visit, source, at, isLink: code !== undefined, onOpen, onFail });
    };

    /** The answers are elsewhere, but who has paid is not asked to pay again after retaking the scan. */
    const askWithoutAnswers = async (visit: ReturnVisit) => {
      try {
        const { checkPurchase } = await loadCheckPurchase();
        const purchase = await checkPurchase(visit);
        if (purchase && !purchase.report_access_granted) return;
      } catch {
        // It cannot be told now, and will be asked again when the report is asked for.
      }
      opening.keepForLater(visit);
    };

    const showResults = (answers: CompleteAnswers) => {
      move({ type: "restore", answers });
      markPlace({ view: "results", index: 0 });
    };

    const arrive = () => {
      const kept = readKept();
      const paid = kept && rememberedPurchases().findLast((visit) => isOf(kept, visit));
      setWaiting(paid ? { visit: paid, isRefused: false } : newestWaiting());
      const isBack = endAway();
      if (paid) setBanner({ kind: "info", text: arrivalMessages.paid });
      else if (isBack) setBanner({ kind: "info", text: arrivalMessages.backUnpaid });

      // What was kept stays: the visitor may yet go forward and pay, or have paid. This tab may hold newer answers.
      const own = paid ? kept : readOwnKept();
      const words = readKeptTyped() ?? own;
      if (words) setTyped({ firstName: words.firstName, email: words.email });
      const progress = readKeptProgress();
      if (progress && progress !== "damaged") {
        const answers = completeAnswers(progress.answers);
        if (answers && isBack) showResults(answers);
        else resume(progress, move);
      } else if (own) showResults(own.answers);
      else if (progress === "damaged") onDamaged();
      if (!placeInHistory()) markPlace({ view: "intro", index: 0 });
    };

    const visit = readReturnVisit(location.search);
    if (visit) arriveWithPurchase(visit);
    else arrive();
  }, [opening, move, setBanner, setTyped, setWaiting, onDamaged]);
}

/**
 * What another tab kept for the same buyer, unless this one has been to the payment page itself; else what this tab holds.
 * It may have kept nothing, because a later order was refused (spec 4), while the page of an earlier one was paid.
 */
function readAnswersFor(visit: ReturnVisit): Keepsake | undefined {
  const kept = readKept();
  return kept && !readOwnKept() && isOf(kept, visit) ? kept : readHeld();
}

/** The complete answers of this tab and what was typed in it. */
function readHeld(): Keepsake | undefined {
  const kept = readOwnKept();
  const answers = completeAnswers(readProgressIfAny()?.answers ?? {}) ?? kept?.answers;
  return answers && { firstName: "", email: "", ...kept, ...readKeptTyped(), answers };
}

function isOf({ email }: Keepsake, visit: ReturnVisit): boolean {
  return normalizeEmail(email) === normalizeEmail(visit.email);
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
