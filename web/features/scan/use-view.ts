import { useEffect, useRef } from "react";
import { pageTitle } from "#content/site.ts";
import { headings } from "#domain/headings.ts";
import { questionCount } from "#domain/question.ts";
import type { Scan, View } from "./scan.ts";

/** The title of the tab follows the view, so that a screen reader and the history name it. */
export function useTitle({ view, progress }: Scan): void {
  const index = view === "quiz" ? progress.index : 0;
  useEffect(() => {
    const titles: Readonly<Record<View, string>> = {
      intro: "Your Energy Scan",
      quiz: `Question ${index + 1} of ${questionCount}`,
      verifying: "Checking your purchase",
      results: "Your Energy Balance Snapshot",
      fullReport: headings.report,
    };
    document.title = pageTitle(titles[view]);
  }, [view, index]);
}

/** A new view begins at its top, with focus on its heading; not so the first one, which the browser places. */
export function useTopOfView(view: View): void {
  const shown = useRef(view);
  useEffect(() => {
    if (shown.current === view) return;
    shown.current = view;
    window.scrollTo(0, 0);
    document.querySelector<HTMLElement>("main h1")?.focus();
  }, [view]);
}
