import { existsSync } from "node:fs";
import { databaseAt, databaseUrl } from "#server/settings/schema.ts";
import { readConfig, type Config } from "#server/settings/config.ts";
import { SchemaError } from "#server/storage/migrate.ts";
import { move, MoveError } from "#server/storage/move.ts";
import { openDatabase } from "#server/storage/open-store.ts";
import { whyNotOpened } from "#server/storage/why-not-opened.ts";
import { done, failed, type Answer } from "./answer.ts";
import { backUp, pgDumpAdvice } from "./backup.ts";
import type { Surroundings } from "./doctor.ts";
import type { Shop } from "./purchases.ts";

/** Everything the program needs from outside. */
export type Outside = Surroundings & {
  /** Asks on a terminal and reads one line of standard input, empty where there is none. */
  readonly readLine: (prompt: string) => Promise<string>;
  readonly out: (text: string) => void;
  readonly err: (text: string) => void;
};

const noDatabase =
  "There is no database yet. Start the server once, or check DATABASE_URL and the folder you are in.";

/** Does `work` with the settings, or says what is wrong with them. */
async function withConfig(
  { environment }: Outside,
  work: (config: Config) => Promise<Answer>,
): Promise<Answer> {
  const read = readConfig(environment);
  return read.kind === "wrong" ? failed(read.problems.join("\n")) : work(read.config);
}

/** Does `work` with the server's own purchases. */
export function withStore(outside: Outside, work: (deps: Shop) => Promise<Answer>) {
  return withConfig(outside, async (config) => {
    const store = await outside.openStore(config).catch((error: unknown) => ({ error }));
    if (store === "none") return failed(noDatabase);
    if ("error" in store) {
      return failed(
        store.error instanceof SchemaError
          ? store.error.message
          : whyNotOpened(config.database, store.error),
      );
    }
    try {
      return await work({ store, siteUrl: config.siteUrl, mail: config.mail, now: outside.now });
    } finally {
      await store.close();
    }
  });
}

/** Copies the database of the settings into a new file. */
export function backUpTo(file: string, outside: Outside): Promise<Answer> {
  return withConfig(outside, async ({ database }) => {
    if (database.kind === "postgres") return failed(pgDumpAdvice(database.url, file));
    if (!existsSync(database.path)) return failed(noDatabase);
    return backUp(database.path, file, outside.now()).catch((error: NodeJS.ErrnoException) => {
      if (error.syscall === undefined) return notDone(error);
      return failed(
        error.code === "EEXIST"
          ? `${file} is there already. Give another name; nothing was changed.`
          : `${file} cannot be written (${error.code}). Check its folder, the rights on it and on that of the database, and the disk.`,
      );
    });
  });
}

/** Moves between two databases; the second is that of the settings when it is left out. */
export function moveTo(from: string, to: string | undefined, outside: Outside): Promise<Answer> {
  return withConfig(outside, async ({ database }) => {
    for (const given of [from, to].filter((one) => one !== undefined)) {
      const problem = databaseUrl.safeParse(given).error?.issues[0]?.message;
      if (problem !== undefined) return failed(`A database ${problem}`);
    }
    const [source, target] = [databaseAt(from), to === undefined ? database : databaseAt(to)];
    if (source.kind === "sqlite" && !existsSync(source.path)) return failed(`There is no ${from}.`);
    try {
      await using reader = await opened(source, outside);
      await using writer = await opened(target, outside);
      const moved = await move(reader, writer);
      return done(moved, `Moved. Purchases: ${moved.purchases}, events: ${moved.events}.`);
    } catch (error) {
      return notDone(error as Error);
    }
  });
}

/** The database, closed when it is disposed of; warnings are printed as sentences, without their details. */
async function opened(database: Config["database"], { err }: Outside) {
  const write = (_facts: object, message: string) => err(message);
  const log = { info: () => undefined, warn: write, error: write };
  const { db, engine } = await openDatabase(database, log);
  return { db, engine, [Symbol.asyncDispose]: () => db.destroy() };
}

function notDone(error: Error): Answer {
  const { message } = error;
  if (error instanceof SchemaError || error instanceof MoveError) return failed(message);
  return failed(
    `The database did not do it (${message}). Nothing was changed. "doctor" says more.`,
  );
}
