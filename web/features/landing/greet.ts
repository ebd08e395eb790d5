import { greeting as words } from "#content/greeting.ts";
import { greetingHere } from "#web/features/report/greeting.ts";

/** Greets whoever kept something here, in the place of the first paragraph, so that nothing moves. */
const place = document.querySelector<HTMLElement>("h1 + p");
const greeting = greetingHere();
if (place && greeting) {
  const { last, report } = greeting;
  const said = document.createElement("span");
  if (last) said.append(last.text, " ");
  if (report) {
    const link = document.createElement("a");
    link.href = report;
    link.append(words.open);
    said.append(words.report, " ", link);
  }
  const picture = new Image(64, 64);
  picture.alt = "";
  if (last) picture.src = last.picture;
  place.style.minBlockSize = `${place.offsetHeight}px`;
  place.style.display = "flex";
  place.style.gap = "1rem";
  place.style.alignItems = "center";
  place.replaceChildren(...(last ? [picture, said] : [said]));
}
