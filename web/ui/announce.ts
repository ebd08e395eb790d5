/**
 * Has screen readers say a text, also one that they have just said. The page must have an empty `<p id="announcer"
 * aria-live="polite">` before: what is put into a region is said, not a region that appears filled. It has no role, by which
 * it would be read aloud as an empty status bar.
 */
export function announce(text: string): void {
  const region = document.getElementById("announcer");
  // Orca takes the same text for the same event; a space makes it another.
  region?.replaceChildren(region.textContent === text ? `${text}\u{a0}` : text);
}
