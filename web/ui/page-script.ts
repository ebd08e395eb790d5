/** The only script of a content page. */

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
    if (event.target instanceof HTMLAnchorElement && list.matches(":popover-open")) {
      list.hidePopover();
    }
  });
}
