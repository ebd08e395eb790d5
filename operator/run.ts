import { existsSync } from "node:fs";
import { readConfig, type Config } from "#server/settings/config.ts";
import type { Logger } from "#server/log.ts";
import type { PaymentCoupons } from "#server/payments/payment-coupons.ts";
import type { PaymentProvider } from "#server/payments/payment-provider.ts";
import { offerUnder } from "#server/purchases/offer.ts";
import type { Database } from "#server/storage/open-database.ts";
import { SchemaError } from "#server/storage/migrate.ts";
import { startArticle } from "./article.ts";
import { backUp, restore, whyNoBackup } from "./backup.ts";
import {
  readCommandLine,
  type BackupCommand,
  type Command,
  type PurchaseCommand,
} from "./command-line.ts";
import { workOnCoupons } from "./coupon.ts";
import { decide } from "./decide.ts";
import { failed, type Answer, type CommandDeps } from "./command.ts";
import { examine, type Surroundings } from "./doctor.ts";
import { erase } from "./erase.ts";
import { help } from "./help.ts";
import { exportPurchases, listPurchases, showPurchase } from "./look-up.ts";
import { refund } from "./refund.ts";
import { countSales } from "./stats.ts";

/** Everything the program needs from outside. */
export type Outside = Surroundings & {
  /** Opens the database as SQL, and creates a SQLite file that is not there. */
  readonly openDatabase: (config: Config) => Promise<Database>;
  /** Undefined while payments are a sandbox. */
  readonly provider: (config: Config) => PaymentProvider | undefined;
  /** Undefined while payments are a sandbox. */
  readonly coupons: (config: Config) => PaymentCoupons | undefined;
  readonly newId: () => string;
  readonly out: (text: string) => void;
  readonly err: (text: string) => void;
};

const noDatabase =
  "There is no database yet. Start the server once, or check DATABASE_URL and the folder you are in.";

const exitCodes = { done: 0, failed: 1, unconfirmed: 2 } as const;

/** Runs a command line, prints the result, and returns the exit code: 0 done, 1 failed, 2 not understood. */
export async function run(words: readonly string[], outside: Outside): Promise<0 | 1 | 2> {
  const line = readCommandLine(words);
  if (line.kind === "misused") {
    const advice = "Run with --help to see all commands.";
    if (line.json) outside.out(JSON.stringify({ error: line.problem }));
    else outside.err(`${line.problem}\n${advice}`);
    return 2;
  }
  if (line.command.kind === "help") {
    outside.out(help);
    return 0;
  }
  const answer = await answerTo(line.command, outside);
  if (line.json) outside.out(JSON.stringify(answer.data, null, 2));
  // The doctor's findings are the answer, even when they are bad.
  else if (answer.outcome === "done" || line.command.kind === "doctor") {
    outside.out(answer.lines.join("\n"));
  } else outside.err(answer.lines.join("\n"));
  return exitCodes[answer.outcome];
}

async function answerTo(
  command: Exclude<Command, { kind: "help" }>,
  outside: Outside,
): Promise<Answer> {
  if (command.kind === "doctor") return examine(outside);
  if (command.kind === "article") {
    return startArticle("content/articles", command.title, outside.now());
  }
  const read = readConfig(outside.environment);
  if (read.kind === "wrong") return failed(read.problems.join("\n"));
  const { config } = read;
  if (command.kind === "createCoupon" || command.kind === "listCoupons") {
    const offer = offerUnder(config.priceId);
    return workOnCoupons(outside.coupons(config), offer, outside.now(), command);
  }
  return command.kind === "backup" || command.kind === "restore"
    ? workOnFile(command, config, outside)
    : workOnPurchases(command, config, outside);
}

async function workOnFile(
  command: BackupCommand,
  config: Config,
  outside: Outside,
): Promise<Answer> {
  const { database } = config;
  if (command.kind === "backup" && database.kind === "sqlite" && !existsSync(database.path)) {
    return failed(noDatabase);
  }
  let opened: Database | undefined;
  try {
    opened = await outside.openDatabase(config);
    return command.kind === "backup"
      ? await backUp(opened, command.file, outside.now)
      : await restore(opened, command.file, command.confirmed);
  } catch (error) {
    const answer = whyNoBackup(error, command);
    if (answer) return answer;
    if (error instanceof SchemaError) return failed(error.message);
    const { message } = error as Error;
    return failed(
      `The database did not do it (${message}). Nothing was changed. "doctor" says more.`,
    );
  } finally {
    await opened?.db.destroy();
  }
}

async function workOnPurchases(
  command: PurchaseCommand,
  config: Config,
  outside: Outside,
): Promise<Answer> {
  const store = await outside.openStore(config).catch((error: unknown) => ({ error }));
  if (store === "none") return failed(noDatabase);
  if ("error" in store) {
    return failed(
      store.error instanceof SchemaError
        ? store.error.message
        : 'The database cannot be opened. "doctor" says more.',
    );
  }
  try {
    return await workAt(
      {
        store,
        provider: outside.provider(config),
        offer: offerUnder(config.priceId),
        siteUrl: config.siteUrl,
        now: outside.now,
        newId: outside.newId,
        onFulfilled: () => undefined,
        log: loggerTo(outside.err),
      },
      command,
    );
  } finally {
    await store.close();
  }
}

function workAt(deps: CommandDeps, command: PurchaseCommand): Promise<Answer> {
  switch (command.kind) {
    case "list":
      return listPurchases(deps, command.query, command.limit);
    case "show":
      return showPurchase(deps, command.id);
    case "export":
      return exportPurchases(deps, command.query);
    case "stats":
      return countSales(deps, command.query, command.by);
    case "grant":
      return decide(deps, command.id, "granted", command.undo);
    case "revoke":
      return decide(deps, command.id, "revoked", command.undo);
    case "refund":
      return refund(deps, command.id, command.confirmed);
    case "erase":
      return erase(deps, command.whose, command.confirmed);
  }
}

/** Prints warnings of the server's modules as sentences, without their details. */
function loggerTo(err: Outside["err"]): Logger {
  const write = (_facts: object, message: string) => err(message);
  return { info: () => undefined, warn: write, error: write };
}
