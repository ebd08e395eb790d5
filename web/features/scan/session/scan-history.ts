import { questionCount } from "#domain/scan/question.ts";
import { fieldsOf } from "#domain/purchase/contract.ts";
import { writeReportCode } from "#domain/report/report-code.ts";
import { reportAddress } from "#web/features/checkout/purchase-reference.ts";
import { placeOf, type Bought, type Place, type Scan } from "./scan.ts";

/** The state of a history entry, so that Back and Forward move through the scan. */
type Entry = Place & {
  /** How many entries of this scan are behind it: going back that many leads to where the scan was entered. */
  readonly depth: number;
  /** Whether the entry right behind it shows the question before. */
  readonly follows: boolean;
};

/** The parts of `window` that are used here. */
export type HistoryWindow = Pick<Window, "addEventListener" | "removeEventListener"> & {
  readonly history: Pick<
    History,
    "state" | "pushState" | "replaceState" | "go" | "scrollRestoration"
  >;
  readonly location: Pick<Location, "href" | "search" | "hash">;
};

export type ScanHistory = ReturnType<typeof createScanHistory>;

/** The path, query and fragment that open this report again after the purchase check. */
export function privateAddressOf(bought: Bought): string {
  return reportAddress(bought, writeReportCode(bought));
}

/**
 * Writes the scan to the browser's history: an entry for each place, at the private address of a bought report or at the
 * scan's own.
 */
export function createScanHistory(getWindow: () => HistoryWindow = () => window) {
  /** An entry written by another script or version is treated as absent. */
  const presentEntry = (): Entry | undefined => {
    const { view, index, depth, follows }: Partial<Entry> = fieldsOf(getWindow().history.state);
    const isIndex = Number.isInteger(index) && Number(index) >= 0 && Number(index) < questionCount;
    if (!view || !views.includes(view) || !isIndex || !Number.isInteger(depth)) return undefined;
    return { view, index: Number(index), depth: Number(depth), follows: follows === true };
  };
  const depth = () => presentEntry()?.depth ?? 0;

  const write = (how: "pushState" | "replaceState", entry: Entry, address?: string) => {
    try {
      getWindow().history[how](entry, "", address);
    } catch {
      // Some browsers refuse after a hundred entries in half a minute; the scan goes on without one.
    }
  };

  return {
    /** The place of the present entry; undefined if the scan did not write it. */
    place: (): Place | undefined => presentEntry(),
    search: () => getWindow().location.search,
    fragment: () => getWindow().location.hash.slice(1),
    /** Whether the present address is this report's own, whatever the report has added to its end. */
    isAt(bought: Bought): boolean {
      const { href } = getWindow().location;
      return href.startsWith(new URL(privateAddressOf(bought), href).href);
    },
    /** How many entries of this scan are behind the present one. */
    depth,
    /** Whether the browser's Back leads to the question before the present one. */
    hasQuestionBehind: () => presentEntry()?.follows ?? false,

    /** Writes the place of `scan` into the present entry, and `address` into the address bar if given. */
    replace(scan: Parameters<typeof placeOf>[0], address?: string): void {
      const place = placeOf(scan);
      if (place) write("replaceState", { ...place, depth: depth(), follows: false }, address);
    },

    /**
     * Adds an entry for the place of `scan`, so that Back leads to the present one. Scroll positions are not restored: a
     * view begins at its top, and the browser would move it under the visitor's finger.
     */
    push(scan: Scan, address?: string): void {
      const place = placeOf(scan);
      const before = presentEntry();
      if (!place) return;
      if (!address && before?.view === place.view && before.index === place.index) return;
      const { history } = getWindow();
      const follows = before?.view === "quiz" && before.index + 1 === place.index;
      history.scrollRestoration = "manual";
      // With its own address a report or a new scan begins, so the count starts at 0.
      write("pushState", { ...place, depth: address ? 0 : depth() + 1, follows }, address);
      history.scrollRestoration = "auto";
    },

    /**
     * Goes back in the browser's history and then calls `then`; after a second it calls it anyway. Without an entry behind,
     * calls it at once.
     */
    goBack(steps: number, then: () => void): void {
      if (steps <= 0) return then();
      const target = getWindow();
      const arrive = () => {
        target.removeEventListener("popstate", arrive, true);
        clearTimeout(timer);
        then();
      };
      const timer = setTimeout(arrive, traversalTimeout);
      target.addEventListener("popstate", arrive, true);
      target.history.go(-steps);
    },
  };
}

/** In milliseconds. */
const traversalTimeout = 1000;

const views: readonly unknown[] = ["intro", "quiz", "results", "fullReport"];
