import { parseAnswers, type CompleteAnswers } from "#domain/answers.ts";

/** What has to survive while the visitor is away at the payment page (spec 3 and 4). */
export type Keepsake = {
  readonly answers: CompleteAnswers;
  readonly firstName: string;
  readonly email: string;
};

const keys = {
  answers: "seven-petals.answers",
  firstName: "seven-petals.first-name",
  email: "seven-petals.email",
} as const;

/**
 * Keeps answers, first name and e-mail in this browser (spec 3), and in this tab: two tabs may be at the payment page at
 * once, with two scans. Throws if the browser refuses to store.
 */
export function keepWhileAway({ answers, firstName, email }: Keepsake): void {
  for (const storage of [localStorage, sessionStorage]) {
    storage.setItem(keys.answers, JSON.stringify(answers));
    storage.setItem(keys.firstName, firstName);
    storage.setItem(keys.email, email);
  }
}

/** What this very tab kept when it left for the payment page, until it has come to an end of that. */
export function readOwnKept(): Keepsake | undefined {
  return readFrom(() => sessionStorage);
}

/** What was kept in this tab, else in this browser; undefined if there is nothing, or nothing readable. */
export function readKept(): Keepsake | undefined {
  return readOwnKept() ?? readFrom(() => localStorage);
}

/** Removes what was kept (spec 4), but not what another tab has kept since. */
export function forgetKept(): void {
  const own = readOwnKept();
  const shared = readFrom(() => localStorage);
  const isOthers = own && shared && JSON.stringify(own) !== JSON.stringify(shared);
  try {
    for (const key of Object.values(keys)) {
      sessionStorage.removeItem(key);
      if (!isOthers) localStorage.removeItem(key);
    }
  } catch {
    // Storage that cannot be reached holds nothing of ours.
  }
}

function readFrom(storage: () => Storage): Keepsake | undefined {
  try {
    const answers = parseAnswers(storage().getItem(keys.answers) ?? "");
    if (!answers) return undefined;
    return {
      answers,
      firstName: storage().getItem(keys.firstName) ?? "",
      email: storage().getItem(keys.email) ?? "",
    };
  } catch {
    return undefined;
  }
}
