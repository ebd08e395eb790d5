import { parseArgs } from "node:util";
import { purchaseStates } from "#domain/purchase/purchase.ts";
import type { PurchaseQuery } from "#server/storage/purchase-store.ts";

/** A mistake in the command line, as a sentence. */
export class Misuse extends Error {}

const options = {
  help: { type: "boolean", short: "h" },
  json: { type: "boolean" },
  yes: { type: "boolean" },
  undo: { type: "boolean" },
  // An address in the arguments would stand in the shell's history and in the list of processes.
  email: { type: "boolean" },
  state: { type: "string" },
  from: { type: "string" },
  to: { type: "string" },
  limit: { type: "string" },
  by: { type: "string" },
} as const;

export type Option = keyof typeof options;

/** Options and words of a command line. */
export function parse(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true });
  } catch (error) {
    // Node has a sentence of its own for unknown options.
    throw new Misuse((error as Error).message);
  }
}

export type Values = ReturnType<typeof parse>["values"];

/** An id, or at least the eight digits that a buyer sees as the order number, with or without "#". */
export function readId(word = ""): string {
  const id = word.replace(/^#/u, "").toLowerCase();
  if (/^[0-9a-f-]{8,36}$/u.test(id)) return id;
  throw new Misuse(`"${word}" is no id: give at least its first 8 digits, such as 1a2b3c4d.`);
}

/** Days are in UTC, and the last one is included. */
export function readQuery({ state: word, from, to }: Values): PurchaseQuery {
  const state = purchaseStates.find((known) => known === word);
  if (word !== undefined && !state) {
    throw new Misuse(`--state must be one of ${purchaseStates.join(", ")}.`);
  }
  const day = 24 * 60 * 60 * 1000;
  return {
    state,
    from: from === undefined ? undefined : readDay("from", from),
    before: to === undefined ? undefined : new Date(readDay("to", to).getTime() + day),
  };
}

function readDay(name: string, word: string): Date {
  const day = new Date(`${word}T00:00:00Z`);
  // Checked, because Date moves a day that does not exist, such as February 30.
  const isDay = !Number.isNaN(day.getTime()) && day.toISOString().slice(0, 10) === word;
  if (isDay) return day;
  throw new Misuse(`--${name} must be a day such as 2026-11-21.`);
}

export function readLimit(word = "20"): number {
  const limit = Number(word);
  if (/^\d+$/u.test(word) && limit >= 1 && limit <= 1000) return limit;
  throw new Misuse("--limit must be a whole number from 1 to 1000.");
}
