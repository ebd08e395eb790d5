import { useMemo } from "react";
import { addresses } from "#content/site-map.ts";
import { site } from "#content/site.ts";
import type { ReportCode } from "#domain/report-code.ts";
import {
  forgetPurchase,
  rememberedPurchases,
  rememberPurchase,
} from "#web/features/checkout/remembered-purchase.ts";
import { returnMessages, type ReturnVisit } from "#web/features/checkout/return-visit.ts";
import type { BannerMessage } from "#web/ui/banner.tsx";
import { loadCheckPurchase, loadReport } from "./chunks.ts";
import { forgetTyped } from "./kept-typed.ts";
import { privateAddressOf } from "./private-address.ts";
import { markPlace, placeInHistory, pushPlace } from "./scan-history.ts";
import type { ScanAction } from "./scan-state.ts";

export type OpeningParts = {
  readonly move: (action: ScanAction) => void;
  readonly setBanner: (message: BannerMessage | undefined) => void;
  /** The purchase that waits for its report, if there is one. */
  readonly setWaiting: (waiting: WaitingPurchase | undefined) => void;
};

/** A purchase whose report has not opened yet. */
export type WaitingPurchase = {
  readonly visit: ReturnVisit;
  /** The server knew no payment when it was asked, so that it is not remembered beyond this page. */
  readonly isRefused: boolean;
};

/** The newest purchase that this browser remembers. */
export function newestWaiting(): WaitingPurchase | undefined {
  const visit = rememberedPurchases().at(-1);
  return visit && { visit, isRefused: false };
}

/** A purchase, and what its report is written from. */
export type Opening = {
  readonly visit: ReturnVisit;
  readonly source: ReportCode;
  /** An arrival opens the report, or the results it was left at, in its own entry of the history; a press adds one. */
  readonly at: "report" | "results" | "newEntry";
  /** What it is written from came with the address: anybody may have written it, so nothing of it is kept. */
  readonly isLink: boolean;
  /** Once it has opened: removes what was kept for it (spec 4). */
  readonly onOpen: () => void;
  /** Once it has failed: shows what was there before. */
  readonly onFail: () => void;
};

/** Opens bought reports: checks the purchase, then shows the report at its private address, or says what went wrong. */
export function useOpening({ move, setBanner, setWaiting }: OpeningParts) {
  return useMemo(() => {
    /** Spec 4: on any failure the visitor stays on the scan with a banner, and the address is cleaned. */
    const cleanAddress = (view: "intro" | "results") =>
      markPlace({ view, index: 0 }, addresses.energyScan);

    /** The report cannot be opened now, but who may have paid is not asked to pay again. */
    const keepForLater = (visit: ReturnVisit) => {
      rememberPurchase(visit);
      setWaiting({ visit, isRefused: false });
    };

    const open = async (opening: Opening): Promise<void> => {
      const { visit, source, at, isLink, onOpen, onFail } = opening;
      const fail = (message: BannerMessage) => {
        onFail();
        setBanner(message);
      };
      const onAct = () => void open(at === "results" ? { ...opening, at: "report" } : opening);
      const action = { label: "Try again", onAct };
      setBanner(undefined);
      const wasRemembered = rememberedPurchases().some((one) => one.sessionId === visit.sessionId);
      // Until the report has opened, nothing that happens to this page may cost the visitor the purchase.
      if (!isLink) keepForLater(visit);
      move({ type: "verify", answers: source.answers });
      try {
        const [{ checkPurchase }] = await Promise.all([loadCheckPurchase(), loadReport()]);
        const purchase = await checkPurchase(visit);
        if (!purchase?.report_access_granted) {
          if (purchase && !isLink && (at === "newEntry" || !wasRemembered)) forgetPurchase(visit);
          const text = returnMessages.notGranted;
          fail({ kind: "error", text, action, link: supportLink });
          // It is asked for once more, by hand, before anything is sold.
          if (purchase && !isLink)
            setWaiting(at === "newEntry" ? newestWaiting() : { visit, isRefused: true });
          return;
        }
      } catch {
        return fail({ kind: "error", text: returnMessages.exception, action });
      }
      const bought = { ...source, ...visit };
      const address = privateAddressOf(bought);
      move({ type: "open", bought });
      if (at === "newEntry") {
        // A reload of the results behind the report, where nothing is kept any more, finds it too.
        if (placeInHistory()?.view === "results") markPlace({ view: "results", index: 0 }, address);
        pushPlace({ view: "fullReport", index: 0 }, address);
      }
      if (at === "report") markPlace({ view: "fullReport", index: 0 }, address);
      if (at === "results") {
        move({ type: "backToResults" });
        markPlace({ view: "results", index: 0 }, address);
      }
      forgetPurchase(visit);
      setWaiting(newestWaiting());
      forgetTyped();
      onOpen();
    };
    return { open, cleanAddress, keepForLater };
  }, [move, setBanner, setWaiting]);
}

const supportLink = {
  href: `mailto:${site.supportEmail}`,
  text: `Write to ${site.supportEmail}`,
} as const;
