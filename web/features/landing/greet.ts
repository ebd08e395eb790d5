import { greetIn } from "#web/features/report/greeting.ts";

/** Greets whoever kept something here in the place of the lead, so that nothing moves. */
const lead = document.querySelector<HTMLElement>("h1 + p");
if (lead) greetIn(lead);
