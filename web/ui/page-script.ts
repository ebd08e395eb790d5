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

// A press on a button whose script is still on its way is kept until it is here (web/features/scan/intro.tsx).
document.addEventListener("click", ({ target }) => {
  const button = target instanceof Element && target.closest("[data-early]");
  // Not `ariaBusy`, which is no attribute in Firefox before 119.
  if (button) button.setAttribute("aria-busy", "true");
});
