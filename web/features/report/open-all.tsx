import { useEffect, useState } from "react";
import { reportPage as words } from "#content/report-page.ts";

/** Opens or closes every chapter that is a window. */
function setAll(isOpen: boolean): void {
  for (const chapter of document.querySelectorAll<HTMLDetailsElement>("[data-window]")) {
    chapter.open = isOpen;
  }
}

/** For whoever would rather scroll than press, or searches in a browser that does not look into what is closed. */
export function OpenAll() {
  const [areOpen, setAreOpen] = useState(false);
  // Older browsers print nothing of what is closed (print.css).
  useEffect(() => {
    const open = () => setAll(true);
    addEventListener("beforeprint", open);
    return () => removeEventListener("beforeprint", open);
  }, []);
  const turn = () => {
    setAll(!areOpen);
    setAreOpen(!areOpen);
  };
  return (
    <button
      type="button"
      className="link-button screen-only"
      aria-expanded={areOpen}
      onClick={turn}
    >
      {areOpen ? words.closeAll : words.openAll}
    </button>
  );
}
