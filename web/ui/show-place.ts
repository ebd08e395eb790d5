/** How much later than the focus the caret follows, in milliseconds: after a slow machine has told Orca of the removal. */
const caretDelay = 1500;
/** How long Orca may take to know a page that has just come, in milliseconds. */
const loadTime = 3000;

/**
 * Focuses a heading or another place, and brings the caret of a screen reader along: where the focused button was removed,
 * browsers leave it at the end of the page. Later, and first to what follows the place, because Orca then falls silently onto
 * where the caret is: were that the place, the focus on it would not be said; were it the footer, leaving that would be.
 */
export function focusPlace(place: HTMLElement, options?: FocusOptions): void {
  // Nothing is removed where nothing was pressed yet, and a page that has just come is read aloud from the caret: by Orca
  // not one whose address has a fragment, and the first focus in a page that it does not know yet, it never says.
  const isNew = navigator.userActivation?.hasBeenActive === false;
  const move = () => {
    const caret = new Range();
    caret.setStartAfter(place);
    if (isNew && !location.hash) caret.setStart(place, 0);
    getSelection()?.collapse(caret.startContainer, caret.startOffset);
    place.focus(isNew ? { preventScroll: true } : options);
    setTimeout(() => {
      if (document.activeElement === place) getSelection()?.collapse(place, 0);
    }, caretDelay);
  };
  if (!isNew || !location.hash) return move();
  setTimeout(() => {
    // The visitor has gone nowhere meanwhile.
    if (document.activeElement === document.body) move();
  }, loadTime);
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
