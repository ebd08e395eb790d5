/** `text` as it is said after `before`: Orca takes the same text for the same event, and a space makes it another. */
export function again(before: string | null, text: string): string {
  return text && before === text ? `${text}\u{a0}` : text;
}

/** Has screen readers say a text, also again, by the empty `<p id="announcer" aria-live="polite">` of the page (status.tsx). */
export function announce(text: string): void {
  const region = document.getElementById("announcer");
  region?.replaceChildren(again(region.textContent, text));
}
