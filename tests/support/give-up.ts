import type { Page } from "@playwright/test";

/**
 * Holds the timeouts of requests in a page. The returned function fires those of so many milliseconds at once; it throws if
 * there is none.
 */
export async function giveUpOnCommand(
  page: Page,
): Promise<(milliseconds: number) => Promise<void>> {
  await page.addInitScript(() => {
    const waiting: { readonly milliseconds: number; readonly controller: AbortController }[] = [];
    AbortSignal.timeout = (milliseconds) => {
      const controller = new AbortController();
      waiting.push({ milliseconds, controller });
      return controller.signal;
    };
    addEventListener("give-up", (event) => {
      const due = waiting.filter(
        ({ milliseconds }) => event instanceof CustomEvent && milliseconds === event.detail,
      );
      if (due.length === 0) throw new Error("No request waits that long.");
      for (const { controller } of due)
        controller.abort(new DOMException("It took too long.", "TimeoutError"));
    });
  });
  return (milliseconds) =>
    page.evaluate(
      (detail) => void dispatchEvent(new CustomEvent("give-up", { detail })),
      milliseconds,
    );
}
