import { addresses } from "#content/site-map.ts";
import { questionCount } from "#domain/question.ts";
import { writeReportCode } from "#domain/report-code.ts";
import { reportAddress } from "#web/features/checkout/purchase-reference.ts";
import { placeOf, type Bought, type Place, type Scan } from "./scan.ts";

/** What the browser keeps with each entry of its history, so that Back and Forward walk the scan. */
type Entry = Place & {
  /** How many entries of this scan lie behind it: that many steps back is where the scan was entered. */
  readonly depth: number;
  /** The entry right behind it shows the question before. */
  readonly follows: boolean;
};

/** The parts of a window that the scan needs to walk its history. */
export type HistoryWindow = Pick<Window, "addEventListener" | "removeEventListener"> & {
  readonly history: Pick<
    History,
    "state" | "pushState" | "replaceState" | "go" | "scrollRestoration"
  >;
  readonly location: Pick<Location, "href" | "search" | "hash">;
};

export type ScanHistory = ReturnType<typeof createScanHistory>;

/** The address, from the site's root on, that opens this very report again after the purchase check. */
export function privateAddressOf(bought: Bought): string {
  return reportAddress(bought, writeReportCode(bought));
}

/** The scan in the browser's history: an entry for each place, under the address of a bought report or the scan's own. */
export function createScanHistory(getWindow: () => HistoryWindow = () => window) {
  /** Whatever another script or version wrote into the entry is treated as absent. */
  const presentEntry = (): Entry | undefined => {
    const entry: Partial<Entry> | null = getWindow().history.state;
    if (typeof entry !== "object" || entry === null) return undefined;
    const { view, index, depth, follows } = entry;
    const isIndex = Number.isInteger(index) && Number(index) >= 0 && Number(index) < questionCount;
    if (!view || !views.includes(view) || !isIndex || !Number.isInteger(depth)) return undefined;
    return { view, index: Number(index), depth: Number(depth), follows: follows === true };
  };
  const depth = () => presentEntry()?.depth ?? 0;

  const write = (how: "pushState" | "replaceState", entry: Entry, address?: string) => {
    try {
      getWindow().history[how](entry, "", address);
    } catch {
      // Some browsers refuse after a hundred entries in half a minute; the scan itself goes on.
    }
  };

  return {
    /** The place of the present entry, or undefined for an entry that the scan has not marked. */
    place: (): Place | undefined => presentEntry(),
    search: () => getWindow().location.search,
    fragment: () => getWindow().location.hash.slice(1),
    /** Whether the present address is this report's own. */
    isAt(bought: Bought): boolean {
      const { href } = getWindow().location;
      return new URL(privateAddressOf(bought), href).href === href;
    },
    /** How many entries of this scan lie behind the present one. */
    depth,
    /** Whether the browser's Back leads to the question before the present one. */
    hasQuestionBehind: () => presentEntry()?.follows ?? false,

    /** Marks the present entry with the place of `scan`, under `address` if one is given. */
    replace(scan: Scan, address?: string): void {
      const place = placeOf(scan);
      if (place) write("replaceState", { ...place, depth: depth(), follows: false }, address);
    },

    /**
     * A new entry for the place of `scan`, so that the browser's Back leads to the present one; not to its scroll position
     * as well: a view begins at its top, and the browser would move it again under the visitor's finger.
     */
    push(scan: Scan, address?: string): void {
      const place = placeOf(scan);
      const before = presentEntry();
      if (!place) return;
      if (!address && before?.view === place.view && before.index === place.index) return;
      const { history } = getWindow();
      const follows = before?.view === "quiz" && before.index + 1 === place.index;
      history.scrollRestoration = "manual";
      // At an address of its own a report or a new scan begins; what lies behind belongs to another.
      write("pushState", { ...place, depth: address ? 0 : depth() + 1, follows }, address);
      history.scrollRestoration = "auto";
    },

    /**
     * Goes back in the browser's history and then does `then`; where the browser does not follow, `then` is done anyway.
     * Without any entry behind, `then` is done at once.
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

/** The scan's own address, without what came with a return or a link (spec 4). */
export const cleanAddress: string = addresses.energyScan;

/** In milliseconds. */
const traversalTimeout = 1000;

const views: readonly unknown[] = ["intro", "quiz", "results", "fullReport"];
