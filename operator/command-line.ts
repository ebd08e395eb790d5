import { parseArgs } from "node:util";
import { purchaseStates } from "#domain/purchase/purchase.ts";
import type { PurchaseQuery } from "#server/storage/purchase-store.ts";
import { Misuse, readDay, readLastDay } from "./misuse.ts";
import type { StatsPeriod } from "./stats.ts";

/** A command that was understood. */
export type Command =
  { readonly kind: "help" } | { readonly kind: "doctor" } | DatabaseCommand | PurchaseCommand;

/** Commands about the whole database; `to` is that of the settings when it is left out. */
export type DatabaseCommand =
  | { readonly kind: "backup"; readonly file: string }
  | { readonly kind: "move"; readonly from: string; readonly to: string | undefined };

/** `id` is a purchase's id or the beginning of one, in lower case. */
export type PurchaseCommand =
  | {
      readonly kind: "list";
      readonly query: PurchaseQuery;
      readonly limit: number;
      readonly byEmail: boolean;
    }
  | { readonly kind: "export"; readonly query: PurchaseQuery }
  | { readonly kind: "stats"; readonly query: PurchaseQuery; readonly by: StatsPeriod }
  | { readonly kind: "show"; readonly id: string }
  | { readonly kind: "grant" | "revoke"; readonly id: string; readonly undo: boolean }
  | { readonly kind: "erase"; readonly id: string | undefined; readonly confirmed: boolean };

const options = {
  help: { type: "boolean", short: "h" },
  json: { type: "boolean" },
  yes: { type: "boolean" },
  undo: { type: "boolean" },
  state: { type: "string" },
  // An address in the arguments would stand in the shell's history and in the list of processes.
  email: { type: "boolean" },
  from: { type: "string" },
  to: { type: "string" },
  limit: { type: "string" },
  by: { type: "string" },
} as const;

/** The options of each command besides --json and --help, and whether it takes a purchase id. */
const grammar: Readonly<
  Record<string, { readonly takes: readonly string[]; readonly id: "no" | "yes" | "maybe" }>
> = {
  list: { takes: ["state", "email", "from", "to", "limit"], id: "no" },
  export: { takes: ["state", "from", "to"], id: "no" },
  show: { takes: [], id: "yes" },
  grant: { takes: ["undo"], id: "yes" },
  revoke: { takes: ["undo"], id: "yes" },
  erase: { takes: ["yes", "email"], id: "maybe" },
};

type Reading =
  | { readonly kind: "understood"; readonly command: Command }
  | { readonly kind: "misused"; readonly problem: string };

/** Parses the arguments; `json` is set even when the rest is not understood. */
export function readCommandLine(words: readonly string[]): Reading & { readonly json: boolean } {
  const json = words.includes("--json");
  try {
    return { kind: "understood", command: read(words), json };
  } catch (error) {
    // parseArgs has a sentence of its own for unknown options.
    const isMisuse = error instanceof Misuse || (error instanceof TypeError && "code" in error);
    if (!isMisuse) throw error;
    return { kind: "misused", problem: error.message, json };
  }
}

function read(words: readonly string[]): Command {
  const { values, positionals } = parseArgs({
    args: [...words],
    options,
    allowPositionals: true,
  });
  const [topic, verb, ...rest] = positionals;
  if (values.help || topic === undefined || topic === "help") return { kind: "help" };
  const given = Object.keys(values).filter((name) => name !== "json");
  if (topic === "doctor") {
    if (verb !== undefined || given.length > 0) throw new Misuse("doctor takes only --json.");
    return { kind: "doctor" };
  }
  if (topic === "backup" || topic === "move") {
    if (given[0] !== undefined) throw new Misuse(`${topic} does not take --${given[0]}.`);
    if (verb === undefined || rest.length > (topic === "move" ? 1 : 0)) {
      throw new Misuse(
        topic === "move"
          ? "move needs one or two databases, such as data/purchases.sqlite."
          : "backup needs the name of one file, such as data/backup-2026-11-21.sqlite.",
      );
    }
    return topic === "backup"
      ? { kind: topic, file: verb }
      : { kind: topic, from: verb, to: rest[0] };
  }
  if (topic === "stats") {
    const unknown = given.find((name) => !["by", "from", "to"].includes(name));
    if (unknown !== undefined) throw new Misuse(`stats does not take --${unknown}.`);
    if (verb !== undefined) throw new Misuse("stats takes only --by, --from, --to and --json.");
    const { by = "month" } = values;
    if (by !== "day" && by !== "month") throw new Misuse("--by must be day or month.");
    return { kind: topic, query: readQuery(values), by };
  }
  // `hasOwn`, because every object has a "toString".
  const isKnown = topic === "purchases" && verb !== undefined && Object.hasOwn(grammar, verb);
  const rule = isKnown ? grammar[verb] : undefined;
  if (!rule || verb === undefined) {
    throw new Misuse(`There is no command "${[topic, verb].filter(Boolean).join(" ")}".`);
  }
  const unknown = given.find((name) => !rule.takes.includes(name));
  if (unknown !== undefined) throw new Misuse(`purchases ${verb} does not take --${unknown}.`);
  if (values.email && rest.some((word) => word.includes("@"))) {
    throw new Misuse("The e-mail is asked for, or read from standard input.");
  }
  if (rest.length > (rule.id === "no" ? 0 : 1)) {
    throw new Misuse(`purchases ${verb} takes ${rule.id === "no" ? "no" : "one"} id.`);
  }
  const [word] = rest;
  if (rule.id === "yes" && word === undefined) {
    throw new Misuse(`purchases ${verb} needs the id of a purchase.`);
  }
  const id = word === undefined ? "" : readId(word);
  const confirmed = values.yes ?? false;
  switch (verb) {
    case "list":
      return {
        kind: verb,
        query: readQuery(values),
        limit: readLimit(values.limit),
        byEmail: values.email ?? false,
      };
    case "export": {
      // The books go by the day of the payment: what is ordered before midnight may be paid after it.
      const { from: paidFrom, before: paidBefore, ...query } = readQuery(values);
      return { kind: verb, query: { ...query, paidFrom, paidBefore } };
    }
    case "grant":
    case "revoke":
      return { kind: verb, id, undo: values.undo ?? false };
    case "erase":
      if ((word === undefined) !== (values.email ?? false)) {
        throw new Misuse("purchases erase needs either an id or --email.");
      }
      return { kind: verb, id: word && id, confirmed };
    default:
      return { kind: "show", id };
  }
}

/** An id, or at least the eight digits that a buyer sees as the order number, with or without "#". */
function readId(word: string): string {
  const id = word.replace(/^#/u, "").toLowerCase();
  if (/^[0-9a-f-]{8,36}$/u.test(id)) return id;
  throw new Misuse(`"${word}" is no id: give at least its first 8 digits, such as 1a2b3c4d.`);
}

function readQuery({
  from,
  to,
  ...values
}: {
  readonly [name in "state" | "from" | "to"]?: string | undefined;
}): PurchaseQuery {
  const state = purchaseStates.find((known) => known === values.state);
  if (values.state !== undefined && !state) {
    throw new Misuse(`--state must be one of ${purchaseStates.join(", ")}.`);
  }
  return {
    state,
    from: from === undefined ? undefined : readDay("from", from),
    before: to === undefined ? undefined : readLastDay("to", to),
  };
}

function readLimit(word = "20"): number {
  const limit = Number(word);
  if (/^\d+$/u.test(word) && limit >= 1 && limit <= 1000) return limit;
  throw new Misuse("--limit must be a whole number from 1 to 1000.");
}
