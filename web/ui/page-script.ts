/** All the script of a content page: what HTML cannot say by itself. */

// Spec 2: the newsletter form only clears its field and sends nothing.
document.addEventListener("submit", (event) => {
  const form = event.target;
  if (form instanceof HTMLFormElement && "clearsOnSubmit" in form.dataset) {
    event.preventDefault();
    form.reset();
  }
});

// Spec 2: the menu closes when a link is chosen; the page may come back from the back-forward cache as it was left.
const menu = document.getElementById("menu");
menu?.addEventListener("click", (event) => {
  if (event.target instanceof HTMLAnchorElement && menu.matches(":popover-open")) {
    menu.hidePopover();
  }
});
