import { questionCount } from "#domain/question.ts";
import type { Place, ScanState } from "./scan-state.ts";

/** What the browser keeps with each entry of its history, so that Back and Forward walk the scan. */
type Entry = Place & {
  /** How many entries of this scan lie behind it: that many steps back is where the scan was entered. */
  readonly depth: number;
  /** The entry right behind it shows the question before. */
  readonly follows: boolean;
};

/** The place of the present entry, or undefined for an entry that the scan has not marked. */
export function placeInHistory(): Place | undefined {
  return presentEntry();
}

/** Marks the present entry with a place, under `address` if one is given. */
export function markPlace(place: Place, address?: string): void {
  write("replaceState", { ...place, depth: depthInHistory(), follows: false }, address);
}

/**
 * A new entry for a place, so that the browser's Back leads to the present one. Not to its scroll position as well:
 * a view begins at its top, and the browser would move it again under the visitor's finger.
 */
export function pushPlace(place: Place, address?: string): void {
  const before = presentEntry();
  const follows = before?.view === "quiz" && before.index + 1 === place.index;
  history.scrollRestoration = "manual";
  // At an address of its own a report or a new scan begins; what lies behind belongs to another.
  const depth = address === undefined ? depthInHistory() + 1 : 0;
  write("pushState", { ...place, depth, follows }, address);
  history.scrollRestoration = "auto";
}

/** Whether the browser's Back leads to the question before the present one. */
export function hasQuestionBehind(): boolean {
  return presentEntry()?.follows ?? false;
}

/**
 * Goes back in the browser's history and then does `then`; where the browser does not follow, `then` is done anyway.
 * Without any entry behind, `then` is done at once.
 */
export function goBackAndThen(steps: number, then: () => void): void {
  if (steps <= 0) return then();
  const arrive = () => {
    removeEventListener("popstate", arrive, true);
    clearTimeout(timer);
    then();
  };
  const timer = setTimeout(arrive, patienceMilliseconds);
  addEventListener("popstate", arrive, true);
  history.go(-steps);
}

/** How many entries of this scan lie behind the present one. */
export function depthInHistory(): number {
  return presentEntry()?.depth ?? 0;
}

/** The place of a state, or undefined where there is nothing to come back to. */
export function placeOf(state: ScanState): Place | undefined {
  if (state.view === "verifying") return undefined;
  return { view: state.view, index: state.view === "quiz" ? state.index : 0 };
}

export function isSamePlace(one: Place | undefined, other: Place | undefined): boolean {
  return one?.view === other?.view && one?.index === other?.index;
}

const patienceMilliseconds = 1000;
const views: readonly unknown[] = ["intro", "quiz", "results", "fullReport"];

/** Whatever other script or version wrote into the entry is treated as absent. */
function presentEntry(): Entry | undefined {
  const entry: Partial<Entry> | null = history.state;
  if (typeof entry !== "object" || entry === null) return undefined;
  const { view, index, depth, follows } = entry;
  const isIndex = Number.isInteger(index) && Number(index) >= 0 && Number(index) < questionCount;
  if (!view || !views.includes(view) || !isIndex || !Number.isInteger(depth)) return undefined;
  return { view, index: Number(index), depth: Number(depth), follows: follows === true };
}

function write(how: "pushState" | "replaceState", entry: Entry, address?: string): void {
  try {
    history[how](entry, "", address);
  } catch {
    // Some browsers refuse after a hundred entries in half a minute; the scan itself goes on.
  }
}
