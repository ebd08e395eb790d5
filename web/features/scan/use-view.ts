import { useEffect, useRef, useState } from "react";
import { pageTitle } from "#content/site.ts";
import { reportTitle, resultsTitle } from "#content/scan-messages.ts";
import { intro, quiz, waiting } from "#content/scan.ts";
import { focusPlace, showPlace } from "#web/ui/show-place.ts";
import type { Scan, View } from "./session/scan.ts";

/** Sets the title of the tab to the view, for screen readers and the history. */
export function useTitle({ view, progress }: Scan): void {
  const index = view === "quiz" ? progress.index : 0;
  useEffect(() => {
    const titles: Readonly<Record<View, string>> = {
      intro: intro.title,
      quiz: quiz.place(index + 1),
      verifying: waiting.reportTab,
      results: resultsTitle,
      fullReport: reportTitle,
    };
    document.title = pageTitle(titles[view]);
  }, [view, index]);
}

/** The view from which the visitor came to this one; undefined in the first. */
export function useViewBefore(view: View): View | undefined {
  const [shown, setShown] = useState<{ view: View; before?: View }>({ view });
  if (shown.view !== view) setShown({ view, before: shown.view });
  return shown.before;
}

/**
 * Stands behind what a scan shows. Scrolls a new view to its top and focuses its heading, not the first one, which the browser
 * places; and keeps the second half of a double tap from a new place, which is a view or a question.
 */
export function Stage({ view, place }: { view: string; place: string }) {
  useDoubleTapGuard(place);
  const shown = useRef(view);
  useEffect(() => {
    if (shown.current === view) return;
    shown.current = view;
    goToTop();
  }, [view]);
  return null;
}

/** Does the same beside a view that comes with a chunk of its own, once it is here. */
export function TopOfView() {
  useEffect(goToTop, []);
  return null;
}

function goToTop(): void {
  window.scrollTo(0, 0);
  const first = document.querySelector<HTMLElement>("main [tabindex='-1']");
  if (first && first !== document.activeElement) focusPlace(first);
}

type Tap = {
  readonly stage: string;
  readonly time: number;
  readonly x: number;
  readonly y: number;
};

const secondTapMilliseconds = 400;
const secondTapPixels = 24;

/**
 * Ignores a tap at the same spot right after a new stage has appeared: the second half of a double tap on Begin or Next
 * would choose an answer. Keys are not affected.
 */
function useDoubleTapGuard(stage: string): void {
  const last = useRef<Tap>(undefined);
  useEffect(() => {
    const guard = (event: MouseEvent) => {
      if (event.detail === 0) return;
      const { timeStamp: time, clientX: x, clientY: y } = event;
      const { current: before } = last;
      const isSecond =
        before !== undefined &&
        before.stage !== stage &&
        time - before.time < secondTapMilliseconds &&
        Math.hypot(x - before.x, y - before.y) < secondTapPixels;
      if (isSecond) {
        event.preventDefault();
        event.stopImmediatePropagation();
      }
      last.current = { stage: isSecond ? before.stage : stage, time, x, y };
    };
    document.addEventListener("click", guard, true);
    return () => document.removeEventListener("click", guard, true);
  }, [stage]);
}

/**
 * Makes links within the page scroll without changing the address: its fragment may hold the answers of a bought report, and
 * the history entries belong to the questions.
 */
export function useLinksInPage(): void {
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      if (event.defaultPrevented || event.button !== 0) return;
      if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
      const link = event.target instanceof Element && event.target.closest("a[href^='#']");
      const place = link && document.getElementById(link.getAttribute("href")?.slice(1) ?? "");
      if (!place) return;
      event.preventDefault();
      showPlace(place);
    };
    document.addEventListener("click", follow);
    return () => document.removeEventListener("click", follow);
  }, []);
}
