import { showPlace } from "#web/ui/show-place.ts";

/** Goes to a section by the id of its heading: it comes to the top of the window, and its heading takes the focus. */
export function showSection(id: string): void {
  const heading = document.getElementById(id);
  if (heading) showPlace(heading, heading.closest("section, header") ?? heading);
}
