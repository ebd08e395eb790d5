/** Scrolls to an element of this page without changing the address, and moves the focus there for keyboard users. */
export function showPlace(place: HTMLElement): void {
  if (!place.hasAttribute("tabindex")) place.tabIndex = -1;
  place.focus({ preventScroll: true });
  place.scrollIntoView();
}
