import { existsSync } from "node:fs";
import { hasEmailShape, normalizeEmail } from "#domain/purchase/email.ts";
import { readConfig, type Config } from "#server/settings/config.ts";
import { databaseAt, databaseUrl } from "#server/settings/schema.ts";
import type { Logger } from "#server/log.ts";
import { openDatabase } from "#server/storage/open-database.ts";
import { SchemaError } from "#server/storage/migrate.ts";
import { backUp, pgDumpAdvice } from "./backup.ts";
import {
  readCommandLine,
  type Command,
  type DatabaseCommand,
  type PurchaseCommand,
} from "./command-line.ts";
import { decide } from "./decide.ts";
import { failed, type Answer, type CommandDeps } from "./command.ts";
import { examine, type Surroundings } from "./doctor.ts";
import { erase } from "./erase.ts";
import { help } from "./help.ts";
import { exportPurchases, listPurchases, showPurchase } from "./look-up.ts";
import { move, MoveError } from "./move.ts";
import { countSales } from "./stats.ts";

/** Everything the program needs from outside. */
export type Outside = Surroundings & {
  /** Asks on a terminal and reads one line of standard input, empty where there is none. */
  readonly readLine: (prompt: string) => Promise<string>;
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
  const read = readConfig(outside.environment);
  if (read.kind === "wrong") return failed(read.problems.join("\n"));
  const { config } = read;
  return command.kind === "backup" || command.kind === "move"
    ? workOnDatabase(command, config, outside)
    : workOnPurchases(command, config, outside);
}

async function workOnDatabase(
  command: DatabaseCommand,
  { database }: Config,
  outside: Outside,
): Promise<Answer> {
  try {
    if (command.kind === "move") {
      return await moveBetween(command.from, command.to ?? addressOf(database), outside);
    }
    if (database.kind === "postgres") return failed(pgDumpAdvice(database.url, command.file));
    if (!existsSync(database.path)) return failed(noDatabase);
    return await backUp(database.path, command.file, outside.now());
  } catch (error) {
    if (error instanceof SchemaError || error instanceof MoveError) return failed(error.message);
    const { message, code, syscall } = error as NodeJS.ErrnoException;
    if (command.kind === "backup" && syscall !== undefined) {
      return failed(
        code === "EEXIST"
          ? `${command.file} is there already. Give another name; nothing was changed.`
          : `${command.file} cannot be written (${code}). Check its folder, the rights on it and on that of the database, and the disk.`,
      );
    }
    return failed(
      `The database did not do it (${message}). Nothing was changed. "doctor" says more.`,
    );
  }
}

const addressOf = (database: Config["database"]) =>
  database.kind === "sqlite" ? database.path : database.url;

async function moveBetween(from: string, to: string, outside: Outside): Promise<Answer> {
  for (const given of [from, to]) {
    const problem = databaseUrl.safeParse(given).error?.issues[0]?.message;
    if (problem !== undefined) return failed(`A database ${problem}`);
  }
  const [source, target] = [databaseAt(from), databaseAt(to)];
  if (source.kind === "sqlite" && !existsSync(source.path)) return failed(`There is no ${from}.`);
  const log = loggerTo(outside.err);
  const opened = [await openDatabase(source, log), await openDatabase(target, log)] as const;
  try {
    return await move(...opened);
  } finally {
    await Promise.all(opened.map(({ db }) => db.destroy()));
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
      { store, siteUrl: config.siteUrl, now: outside.now },
      command,
      outside.readLine,
    );
  } finally {
    await store.close();
  }
}

async function workAt(
  deps: CommandDeps,
  command: PurchaseCommand,
  readLine: Outside["readLine"],
): Promise<Answer> {
  const asks =
    command.kind === "erase" ? command.id === undefined : "byEmail" in command && command.byEmail;
  const email = asks ? await readLine("E-mail: ") : "";
  if (asks && !hasEmailShape(email)) return failed("That is no complete e-mail address.");
  const byEmail = asks ? { emailNormalized: normalizeEmail(email) } : undefined;
  switch (command.kind) {
    case "list":
      return listPurchases(deps, { ...command.query, ...byEmail }, command.limit);
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
    case "erase":
      return erase(deps, byEmail ?? { id: command.id ?? "" }, command.confirmed);
  }
}

/** Prints warnings of the server's modules as sentences, without their details. */
function loggerTo(err: Outside["err"]): Logger {
  const write = (_facts: object, message: string) => err(message);
  return { info: () => undefined, warn: write, error: write };
}
