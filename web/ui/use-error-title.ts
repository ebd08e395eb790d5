import { useEffect } from "react";

const prefix = "Error: ";

/** While a form shows an error, the title of the tab begins with it (WCAG technique G199). */
export function useErrorTitle(hasError: boolean): void {
  useEffect(() => {
    if (!hasError) return;
    document.title = prefix + document.title;
    return () => {
      if (document.title.startsWith(prefix)) document.title = document.title.slice(prefix.length);
    };
  }, [hasError]);
}
