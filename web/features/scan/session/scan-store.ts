import { addresses } from "#content/site-map.ts";
import type { ScanHistory } from "./scan-history.ts";
import type { ScanStorage } from "./scan-storage.ts";
import { initialScan, scanReducer, type Scan, type ScanEvent } from "./scan.ts";

/** The state of one tab's scan, written to storage and to the browser's history after each event. */
export function createScanStore(storage: ScanStorage, history: ScanHistory) {
  let scan: Scan = initialScan;
  const listeners = new Set<() => void>();

  /** An arrival changes nothing in the shared record, so `before` is the same state. */
  function set(after: Scan, before = after): void {
    scan = { ...after, isKept: storage.save(before, after) };
    for (const listener of listeners) listener();
  }

  /** Applies an event without a new history entry: for history events themselves and for answers. False if nothing changes. */
  function move(event: ScanEvent): boolean {
    const after = scanReducer(scan, event);
    if (after === scan) return false;
    set(after, scan);
    return true;
  }

  /**
   * Applies an event, stores it and writes the history at once, in the handler of the tap, so that closing the page loses
   * nothing.
   */
  function send(event: ScanEvent): void {
    const previous = { view: "quiz", index: scan.progress.index - 1 } as const;
    switch (event.type) {
      case "retake":
        // The report keeps its own entry, for the browser's Back.
        if (scan.bought) return void (move(event) && history.push(scan, addresses.energyScan));
        return history.goBack(history.depth(), () => {
          if (move(event)) history.replace(scan, addresses.energyScan);
        });
      case "back":
        if (!history.hasQuestionBehind()) return void (move(event) && history.replace(scan));
        return history.goBack(1, () => move({ type: "goTo", place: previous }));
      case "begin":
      case "continue":
      case "next":
      case "reopen":
      case "backToResults":
        return void (move(event) && history.push(scan));
      default:
        move(event);
    }
  }

  return {
    get scan(): Scan {
      return scan;
    },
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    set,
    move,
    send,
  };
}
