/**
 * Scrolls to an element of this page without changing the address, and moves the focus there for keyboard users. `view` is
 * what comes to the top of the window, where that is more than the element.
 */
export function showPlace(place: HTMLElement, view: Element = place): void {
  if (!place.hasAttribute("tabindex")) place.tabIndex = -1;
  place.focus({ preventScroll: true });
  view.scrollIntoView();
}
