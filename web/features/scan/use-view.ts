import { useEffect, useRef, useState } from "react";
import { pageTitle } from "#content/site.ts";
import { resultsTitle } from "#content/scan-messages.ts";
import { intro, quiz, waiting } from "#content/scan.ts";
import { headings } from "#content/headings.ts";
import { focusPlace } from "#web/ui/show-place.ts";
import { useDoubleTapGuard } from "./use-double-tap-guard.ts";
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
      fullReport: headings.report,
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
  // The heading, or a message above it.
  const first = document.querySelector<HTMLElement>("main [tabindex='-1']");
  // A question has done it itself.
  if (first && first !== document.activeElement) focusPlace(first);
}
