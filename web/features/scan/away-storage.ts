import { parseAnswers, type CompleteAnswers } from "#domain/answers.ts";
import { keepText, readText, thisBrowser, thisTab, type Place } from "#web/ui/storage.ts";

/** What has to survive while the visitor is away at the payment page (spec 3 and 4). */
export type Keepsake = {
  readonly answers: CompleteAnswers;
  readonly firstName: string;
  readonly email: string;
  /** The provider's name for the payment, once the order has been answered with one. */
  readonly sessionId?: string | undefined;
};

const keys = {
  answers: "seven-petals.answers",
  firstName: "seven-petals.first-name",
  email: "seven-petals.email",
  sessionId: "seven-petals.session-id",
} as const;

/** This tab has left for the payment page, and the scan has not been seen in it since. */
const awayKey = "seven-petals.away";

/**
 * Keeps answers, first name and e-mail in this browser (spec 3), and in this tab: two tabs may be at the payment page at
 * once, with two scans. Throws if the browser refuses to store.
 */
export function keepWhileAway({ answers, firstName, email, sessionId }: Keepsake): void {
  for (const place of [thisBrowser, thisTab]) {
    place().setItem(keys.answers, JSON.stringify(answers));
    place().setItem(keys.firstName, firstName);
    place().setItem(keys.email, email);
    keepText(place, keys.sessionId, sessionId);
  }
  keepText(thisTab, awayKey, "yes");
}

/** Adds the provider's name for the payment to what was just kept. */
export function keepSession(sessionId: string | undefined): void {
  for (const place of [thisBrowser, thisTab]) keepText(place, keys.sessionId, sessionId);
}

/** Whether the scan is seen for the first time since this tab left for the payment page. */
export function endAway(): boolean {
  const wasAway = readText(thisTab, awayKey) !== undefined;
  keepText(thisTab, awayKey, undefined);
  return wasAway;
}

/** What this very tab kept when it left for the payment page, until it has come to an end of that. */
export function readOwnKept(): Keepsake | undefined {
  return readFrom(thisTab);
}

/** What was kept in this tab, else in this browser; undefined if there is nothing, or nothing readable. */
export function readKept(): Keepsake | undefined {
  return readOwnKept() ?? readFrom(thisBrowser);
}

/** Removes what was kept (spec 4), but not what another tab has kept since. */
export function forgetKept(): void {
  const own = readOwnKept();
  const shared = readFrom(thisBrowser);
  const isOthers = own && shared && JSON.stringify(own) !== JSON.stringify(shared);
  keepText(thisTab, awayKey, undefined);
  for (const key of Object.values(keys)) {
    keepText(thisTab, key, undefined);
    if (!isOthers) keepText(thisBrowser, key, undefined);
  }
}

function readFrom(place: Place): Keepsake | undefined {
  const answers = parseAnswers(readText(place, keys.answers) ?? "");
  if (!answers) return undefined;
  return {
    answers,
    firstName: readText(place, keys.firstName) ?? "",
    email: readText(place, keys.email) ?? "",
    sessionId: readText(place, keys.sessionId),
  };
}
