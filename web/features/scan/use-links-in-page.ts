import { useEffect } from "react";
import { showPlace } from "#web/ui/show-place.ts";

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
