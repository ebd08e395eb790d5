import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { addresses } from "#content/site-map.ts";
import { hasSameAnswers } from "#domain/progress.ts";
import { readReturnVisit } from "#web/features/checkout/return-visit.ts";
import { keepProgress, readProgressIfAny } from "./kept-progress.ts";
import { privateAddressOf } from "./private-address.ts";
import {
  depthInHistory,
  goBackAndThen,
  hasQuestionBehind,
  isSamePlace,
  markPlace,
  placeInHistory,
  placeOf,
  pushPlace,
} from "./scan-history.ts";
import {
  boughtIn,
  initialState,
  progressOf,
  scanReducer,
  type ScanAction,
  type ScanState,
} from "./scan-state.ts";

/**
 * The state of the scan, kept in this tab and followed by the browser's history. `act` does all of it at once,
 * in the handler of the tap, so that nothing is lost however soon the page is closed or reloaded.
 */
export function useScan() {
  const [state, setState] = useState<ScanState>(initialState);
  const [isKept, setIsKept] = useState(true);
  const current = useRef<ScanState>(initialState);

  /** Moves without a trace in the history: for what the history itself, or an arrival, asks for. */
  const move = useCallback((action: ScanAction) => {
    const before = current.current;
    const after = scanReducer(before, action);
    if (after === before) return;
    current.current = after;
    setState(after);
    if (after.view !== "verifying") setIsKept(keepScan(after));
  }, []);

  const act = useCallback(
    (action: ScanAction) => {
      if (action.type === "retake" && boughtIn(current.current)) {
        // The report stays behind, at its own address, for the browser's Back.
        move(action);
        return pushPlace({ view: "intro", index: 0 }, addresses.energyScan);
      }
      if (action.type === "retake") {
        return goBackAndThen(depthInHistory(), () => {
          move(action);
          markPlace({ view: "intro", index: 0 }, addresses.energyScan);
        });
      }
      const { current: before } = current;
      if (action.type === "back" && before.view === "quiz" && hasQuestionBehind()) {
        const place = { view: "quiz", index: before.index - 1 } as const;
        return goBackAndThen(1, () => move({ type: "goTo", place }));
      }
      move(action);
      const place = placeOf(current.current);
      if (!place || isSamePlace(place, placeInHistory())) return;
      if (action.type === "back") markPlace(place);
      else pushPlace(place);
    },
    [move],
  );

  useEffect(() => {
    const follow = () => {
      // An entry that is not the scan's own belongs to a link inside the page.
      const place = placeInHistory();
      if (!place) return;
      const bought = boughtIn(current.current);
      if (readReturnVisit(location.search)) {
        // Back at the address of a report that was left: it opens as it does for any arrival.
        if (!bought || !isHere(privateAddressOf(bought))) return location.reload();
        return move({ type: place.view === "fullReport" ? "reopen" : "backToResults" });
      }
      // From the report to the scan that is under way besides, if there is one.
      if (bought) move(offerKept());
      move({ type: "goTo", place });
    };
    addEventListener("popstate", follow);
    return () => removeEventListener("popstate", follow);
  }, [move]);

  return useMemo(() => ({ state, isKept, move, act }), [state, isKept, move, act]);
}

/** The scan that this tab has kept, else a new one. */
function offerKept(): ScanAction {
  const progress = readProgressIfAny();
  return progress ? { type: "offer", progress } : { type: "reset" };
}

/**
 * Keeps the scan in this tab; false if the browser refuses. The answers of a bought report are in its private address
 * and nowhere else (spec 4), but another scan that was under way here stays.
 */
function keepScan(state: ScanState): boolean {
  const bought = boughtIn(state);
  if (!bought) return keepProgress(progressOf(state));
  const kept = readProgressIfAny();
  const isAnother = kept && !hasSameAnswers(kept.answers, bought.answers);
  return isAnother || keepProgress(undefined);
}

function isHere(address: string): boolean {
  return new URL(address, location.href).href === location.href;
}
