/** How much later than the focus the caret follows, in milliseconds: after a slow machine has told Orca of the removal. */
const caretDelay = 1500;

/**
 * Focuses a heading or another place, and brings the caret of a screen reader along: where the focused button was removed,
 * browsers leave it at the end of the page. Later, and from the end, because Orca says nothing of a heading at which it finds the
 * caret when it learns of that removal.
 */
export function focusPlace(place: HTMLElement, options?: FocusOptions): void {
  // Nothing is removed where nothing was pressed yet, and a page that has just come is read aloud from the caret.
  const isFresh = navigator.userActivation?.hasBeenActive === false;
  const view = isFresh ? place : (place.closest("dialog, main") ?? document.body);
  getSelection()?.collapse(view, isFresh ? 0 : view.childNodes.length);
  place.focus(options);
  setTimeout(() => {
    if (document.activeElement === place) getSelection()?.collapse(place, 0);
  }, caretDelay);
}

/**
 * Scrolls to an element of this page without changing the address, and moves the focus there for keyboard users. `view` is
 * what comes to the top of the window, where that is more than the element; a section that is folded opens.
 */
export function showPlace(place: HTMLElement, view: Element = place): void {
  if (!place.hasAttribute("tabindex")) place.tabIndex = -1;
  focusPlace(place, { preventScroll: true });
  const fold = place.closest("section")?.querySelector<HTMLDetailsElement>(":scope > details");
  if (fold) fold.open = true;
  view.scrollIntoView();
}
