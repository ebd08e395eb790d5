/** The only script of a content page, and the first of the scan. */

// Spec 2: the newsletter form only clears its field and sends nothing.
document.addEventListener("submit", (event) => {
  const form = event.target;
  if (form instanceof HTMLFormElement && "clearsOnSubmit" in form.dataset) {
    event.preventDefault();
    form.reset();
  }
});

// Spec 2: the menu closes when a link is chosen. Without this, the back-forward cache would show it open. So does a list of contents.
for (const list of document.querySelectorAll<HTMLElement>("[popover]")) {
  list.addEventListener("click", (event) => {
    const isLink = event.target instanceof HTMLAnchorElement;
    // Where a list is no popover (Firefox before 125), the selector would throw.
    if (isLink && "popover" in list && list.matches(":popover-open")) list.hidePopover();
  });
}

// What is below the window of a new visit is laid out piece by piece once nothing else is to do: all at once would block a slow
// phone. A page that is loaded again, or gone back to, is whole at once, so that the browser finds the place where it was.
const [visit] = performance.getEntriesByType("navigation");
if (
  "requestIdleCallback" in globalThis &&
  visit instanceof PerformanceNavigationTiming &&
  visit.type === "navigate"
) {
  const { classList } = document.documentElement;
  classList.add("arriving");
  addEventListener("load", () => {
    const later = [...document.querySelectorAll(":is(main, .deferred) > * + *")];
    const layOut = (idle: IdleDeadline) => {
      // One at least: where something moves, a browser has no more than the time between two pictures.
      do {
        const next = later.shift();
        next?.classList.add("laid-out");
        next?.getBoundingClientRect();
      } while (later.length > 0 && idle.timeRemaining() > 20);
      if (later.length > 0) requestIdleCallback(layOut);
      else classList.remove("arriving");
    };
    requestIdleCallback(layOut);
  });
}

// A press on a button whose script is still on its way is kept until it is here (web/features/scan/intro.tsx).
document.addEventListener("click", ({ target }) => {
  const button = target instanceof Element && target.closest("[data-early]");
  // Not `ariaBusy`, which is no attribute in Firefox before 119.
  if (button) button.setAttribute("aria-busy", "true");
});
