import { parseArgs } from "node:util";
import { hasEmailShape, normalizeEmail } from "#domain/purchase/email.ts";
import { purchaseStates, type OwnersDecision } from "#domain/purchase/purchase.ts";
import type { PurchaseQuery } from "#server/storage/purchase-store.ts";
import { exportPurchases } from "./accounting.ts";
import { failed, type Answer } from "./answer.ts";
import { backUpTo, moveTo, withStore, type Outside } from "./databases.ts";
import { examine } from "./doctor.ts";
import { decide, erase, listPurchases, showPurchase, type Shop } from "./purchases.ts";
import { countSales, mailSales } from "./stats.ts";

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
  mail: { type: "boolean" },
} as const;

/** Options and words of a command line. */
export function parse(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true });
  } catch (error) {
    // Node has a sentence of its own for unknown options.
    throw new Misuse((error as Error).message);
  }
}

type Values = ReturnType<typeof parse>["values"];

type Command = {
  readonly name: string;
  /** The words behind the name, one in brackets may be left out. */
  readonly words?: string;
  readonly options?: readonly (keyof typeof options)[];
  /** What `--help` says. */
  readonly help: string;
  readonly run: (line: Line, outside: Outside) => Promise<Answer>;
};

/** The words behind a command's name, and its options. */
type Line = { readonly words: readonly string[]; readonly values: Values };

const decideTo =
  (decision: OwnersDecision): Command["run"] =>
  async ({ words: [word], values }, outside) => {
    const id = readId(word);
    return withStore(outside, (shop) => decide(shop, id, decision, values.undo ?? false));
  };

/** Everything that the owner's command line can do; `--help` and the reading of a line follow from it. */
export const commands: readonly Command[] = [
  {
    name: "purchases list",
    options: ["state", "email", "from", "to", "limit"],
    help: "The newest purchases; e-mails are shortened. --email asks for an address, or reads it from standard input.",
    async run({ values }, outside) {
      const [query, limit] = [readQuery(values), readLimit(values.limit)];
      return values.email
        ? withEmail(outside, (shop, whose) => listPurchases(shop, { ...query, ...whose }, limit))
        : withStore(outside, (shop) => listPurchases(shop, query, limit));
    },
  },
  {
    name: "purchases show",
    words: "ID",
    help: "All about one purchase, with its e-mail and the link to its order. In a browser without the answers the buyer takes the scan again after opening it and presses Get Full Report, without paying.",
    async run({ words: [word] }, outside) {
      const id = readId(word);
      return withStore(outside, (shop) => showPurchase(shop, id));
    },
  },
  {
    name: "purchases grant",
    words: "ID",
    options: ["undo"],
    help: "Opens a report, whatever the payment says now or later. --undo takes that back.",
    run: decideTo("granted"),
  },
  {
    name: "purchases revoke",
    words: "ID",
    options: ["undo"],
    help: "Closes a report, whatever the payment says now or later. --undo takes that back.",
    run: decideTo("revoked"),
  },
  {
    name: "purchases erase",
    words: "[ID]",
    options: ["email", "yes"],
    help: "Removes a person's e-mail for good and keeps the accounting line; with --yes only. The report cannot be opened any more.",
    async run({ words: [word], values }, outside) {
      const { email = false, yes = false } = values;
      if ((word === undefined) !== email) {
        throw new Misuse("purchases erase needs either an id or --email.");
      }
      if (email) return withEmail(outside, (shop, whose) => erase(shop, whose, yes));
      const id = readId(word);
      return withStore(outside, (shop) => erase(shop, { id }, yes));
    },
  },
  {
    name: "purchases export",
    options: ["state", "from", "to"],
    help: "Accounting lines as CSV, without e-mails; amounts in cents, days and times in UTC. The days are those of the payment, so with --from or --to only what was paid is in it. Partial refunds are not.",
    async run({ values }, outside) {
      // The books go by the day of the payment: what is ordered before midnight may be paid after it.
      const { from: paidFrom, before: paidBefore, state } = readQuery(values);
      return withStore(outside, (shop) =>
        exportPurchases(shop.store, { state, paidFrom, paidBefore }),
      );
    },
  },
  {
    name: "stats",
    options: ["by", "from", "to", "mail"],
    help: "Orders by the day or month they were made in, and what became of them: sales, coupons, refunds, income before fees. --mail sends those of the seven days before today to the support e-mail instead.",
    async run({ values }, outside) {
      const query = readQuery(values);
      if (values.mail) {
        if (values.from ?? values.to ?? values.by) throw new Misuse("--mail stands alone.");
        return withStore(outside, (shop) => mailSales(shop, outside.words.supportEmail));
      }
      const { by = "month" } = values;
      if (by !== "day" && by !== "month") throw new Misuse("--by must be day or month.");
      return withStore(outside, (shop) => countSales(shop.store, query, by));
    },
  },
  {
    name: "backup",
    words: "FILE",
    help: "Copies the SQLite file as it is at one moment into a new file, while the server runs; for PostgreSQL says how.",
    run: ({ words: [file = ""] }, outside) => backUpTo(file, outside),
  },
  {
    name: "move",
    words: "FROM [TO]",
    help: "Copies all purchases and events into a database without purchases, by default that of the settings: each is the path of a SQLite file or the address of a PostgreSQL. Stop the server first.",
    run: ({ words: [from = "", to] }, outside) => moveTo(from, to, outside),
  },
  {
    name: "doctor",
    help: "Checks settings, keys, price, webhook, clock, public address, database, backups and samples, and says what to do.",
    run: (_line, outside) => examine(outside),
  },
];

/** Asks for an e-mail address and does `work` with the purchases. */
async function withEmail(
  outside: Outside,
  work: (shop: Shop, whose: { readonly emailNormalized: string }) => Promise<Answer>,
): Promise<Answer> {
  return withStore(outside, async (shop) => {
    const email = await outside.readLine("E-mail: ");
    return hasEmailShape(email)
      ? work(shop, { emailNormalized: normalizeEmail(email) })
      : failed("That is no complete e-mail address.");
  });
}

/** An id, or at least the eight digits that a buyer sees as the order number, with or without "#". */
function readId(word = ""): string {
  const id = word.replace(/^#/u, "").toLowerCase();
  if (/^[0-9a-f-]{8,36}$/u.test(id)) return id;
  throw new Misuse(`"${word}" is no id: give at least its first 8 digits, such as 1a2b3c4d.`);
}

/** Days are in UTC, and the last one is included. */
function readQuery({ state: word, from, to }: Values): PurchaseQuery {
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

function readLimit(word = "20"): number {
  const limit = Number(word);
  if (/^\d+$/u.test(word) && limit >= 1 && limit <= 1000) return limit;
  throw new Misuse("--limit must be a whole number from 1 to 1000.");
}
