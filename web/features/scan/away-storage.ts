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

/** Marks the tab that left for the payment page, so that another tab does not take its answers. */
const awayKey = "seven-petals.away";

/** Keeps answers, first name and e-mail in this browser. Throws if the browser refuses to store. */
export function keepWhileAway({ answers, firstName, email }: Keepsake): void {
  localStorage.setItem(keys.answers, JSON.stringify(answers));
  localStorage.setItem(keys.firstName, firstName);
  localStorage.setItem(keys.email, email);
  sessionStorage.setItem(awayKey, "yes");
}

/** What was kept, or undefined if there is nothing, or nothing readable. */
export function readKept(): Keepsake | undefined {
  try {
    const answers = parseAnswers(localStorage.getItem(keys.answers) ?? "");
    if (!answers) return undefined;
    return {
      answers,
      firstName: localStorage.getItem(keys.firstName) ?? "",
      email: localStorage.getItem(keys.email) ?? "",
    };
  } catch {
    return undefined;
  }
}

/** Whether this very tab left for the payment page and has not come to an end of it yet. */
export function wasAway(): boolean {
  try {
    return sessionStorage.getItem(awayKey) !== null;
  } catch {
    return false;
  }
}

/** Removes everything that was kept (spec 4). */
export function forgetKept(): void {
  try {
    for (const key of Object.values(keys)) localStorage.removeItem(key);
    sessionStorage.removeItem(awayKey);
  } catch {
    // Storage that cannot be reached holds nothing of ours.
  }
}
