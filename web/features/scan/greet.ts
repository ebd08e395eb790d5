import { greetIn } from "#web/features/report/greeting.ts";

/** Greets whoever kept something here beside the buds of the first view. */
const place = document.querySelector<HTMLElement>("#greeting");
if (place) greetIn(place);
