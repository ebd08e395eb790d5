import { useMemo } from "react";
import { addresses } from "#content/site-map.ts";
import { site } from "#content/site.ts";
import type { CompleteAnswers } from "#domain/answers.ts";
import type { ReportCode } from "#domain/report-code.ts";
import { forgetPurchase, rememberPurchase } from "#web/features/checkout/remembered-purchase.ts";
import { returnMessages, type ReturnVisit } from "#web/features/checkout/return-visit.ts";
import type { BannerMessage } from "#web/ui/banner.tsx";
import { loadCheckPurchase, loadReport } from "./chunks.ts";
import { privateAddressOf } from "./private-address.ts";
import { markPlace, pushPlace } from "./scan-history.ts";
import type { ScanAction } from "./scan-state.ts";

export type OpeningParts = {
  readonly move: (action: ScanAction) => void;
  readonly setBanner: (message: BannerMessage | undefined) => void;
  readonly setTyped: (typed: { firstName: string; email: string }) => void;
  /** The purchase that waits for its report, if there is one. */
  readonly setWaiting: (visit: ReturnVisit | undefined) => void;
};

/** A purchase, and what its report is written from. */
export type Opening = {
  readonly visit: ReturnVisit;
  readonly source: ReportCode;
  /** An arrival opens the report, or the results it was left at, in its own entry of the history; a press adds one. */
  readonly at: "report" | "results" | "newEntry";
  /** Once it has opened: removes what was kept for it (spec 4). */
  readonly onOpen: () => void;
};

/** Opens bought reports: checks the purchase, then shows the report at its private address, or says what went wrong. */
export function useOpening({ move, setBanner, setTyped, setWaiting }: OpeningParts) {
  return useMemo(() => {
    /** Spec 4: on any failure the visitor stays on the scan with a banner, and the address is cleaned. */
    const fail = (message: BannerMessage, answers: CompleteAnswers | undefined) => {
      move(answers ? { type: "restore", answers } : { type: "reset" });
      markPlace({ view: answers ? "results" : "intro", index: 0 }, addresses.energyScan);
      setBanner(message);
    };

    const open = async (opening: Opening): Promise<void> => {
      const { visit, source, at, onOpen } = opening;
      const onAct = () => void open(at === "results" ? { ...opening, at: "report" } : opening);
      const action = { label: "Try again", onAct };
      setBanner(undefined);
      setTyped({ firstName: source.firstName, email: visit.email });
      // Until the report has opened, nothing that happens to this page may cost the visitor the purchase.
      rememberPurchase(visit);
      setWaiting(visit);
      move({ type: "verify", answers: source.answers });
      try {
        const [{ checkPurchase }] = await Promise.all([loadCheckPurchase(), loadReport()]);
        const purchase = await checkPurchase(visit);
        if (!purchase?.report_access_granted) {
          if (purchase && at === "newEntry") {
            // Asked for by hand and refused by the server: from now on the report can be bought.
            forgetPurchase(visit);
            setWaiting(undefined);
          }
          const text = returnMessages.notGranted;
          return fail({ kind: "error", text, action, link: supportLink }, source.answers);
        }
      } catch {
        return fail({ kind: "error", text: returnMessages.exception, action }, source.answers);
      }
      const bought = { ...source, ...visit };
      const address = privateAddressOf(bought);
      move({ type: "open", bought });
      if (at === "newEntry") pushPlace({ view: "fullReport", index: 0 }, address);
      if (at === "report") markPlace({ view: "fullReport", index: 0 }, address);
      if (at === "results") {
        move({ type: "backToResults" });
        markPlace({ view: "results", index: 0 }, address);
      }
      forgetPurchase(visit);
      setWaiting(undefined);
      onOpen();
    };
    return { open, fail };
  }, [move, setBanner, setTyped, setWaiting]);
}

const supportLink = {
  href: `mailto:${site.supportEmail}`,
  text: `Write to ${site.supportEmail}`,
} as const;
