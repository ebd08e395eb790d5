import { plainMoney } from "#domain/purchase/money.ts";

/** The result of a command. `lines` are for people, `data` is the same for programs. */
export type Answer = {
  /** "unconfirmed": what cannot be undone was asked for without --yes. */
  readonly outcome: "done" | "failed" | "unconfirmed";
  readonly lines: readonly string[];
  readonly data: unknown;
};

export function done(data: unknown, ...lines: readonly string[]): Answer {
  return { outcome: "done", lines, data };
}

/** A sentence that says what to do. */
export function failed(sentence: string): Answer {
  return { outcome: "failed", lines: [sentence], data: { error: sentence } };
}

/** "7.99 USD", "500 JPY"; a dash while it is not known. */
export function money(amount: number | null, currency: string): string {
  return amount === null ? "-" : `${plainMoney(amount, currency)} ${currency.toUpperCase()}`;
}

/** "2026-11-21 08:15" in UTC. */
export function minute(moment: Date): string {
  return moment.toISOString().slice(0, 16).replace("T", " ");
}

/** Lines with columns of equal width. */
export function table(rows: readonly (readonly string[])[]): readonly string[] {
  const width = (column: number) => Math.max(...rows.map((row) => row[column]?.length ?? 0));
  return rows.map((row) =>
    row
      .map((cell, i) => cell.padEnd(width(i)))
      .join("  ")
      .trimEnd(),
  );
}

/** The result of one check of `doctor`: a problem keeps the shop from selling or from being trusted. `says` has what to do. */
export type Finding = {
  readonly verdict: "ok" | "note" | "problem";
  readonly about: string;
  readonly says: string;
};

const finding =
  (verdict: Finding["verdict"]) =>
  (about: string, says: string): Finding => ({ about, verdict, says });

export const ok = finding("ok");
export const note = finding("note");
export const problem = finding("problem");
