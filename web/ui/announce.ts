let timer: ReturnType<typeof setTimeout> | undefined;

/**
 * Has screen readers say a text, also one that they have just said: the region is emptied before. The page must have an empty
 * `<p id="announcer" aria-live="polite">` before: what is put into a region is said, not a region that appears filled. It has
 * no role, by which it would be read aloud as an empty status bar.
 */
export function announce(text: string): void {
  const region = document.getElementById("announcer");
  region?.replaceChildren();
  clearTimeout(timer);
  // Browsers tell of both changes only if they do not come at once.
  timer = setTimeout(() => region?.replaceChildren(text), 100);
}
