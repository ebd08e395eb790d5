/**
 * Leads to an element of this very page without touching its address: scrolls there, and moves the focus for whoever
 * reads on with the keyboard.
 */
export function showPlace(place: HTMLElement): void {
  if (!place.hasAttribute("tabindex")) place.tabIndex = -1;
  place.focus({ preventScroll: true });
  place.scrollIntoView();
}
