import { sql, type Kysely } from "kysely";
import {
  BackupError,
  checkBackup,
  format,
  readLine,
  tables,
  type BackupContent,
  type Heading,
  type Row,
  type Table,
} from "./backup-lines.ts";
import { appliedMigrations, migrate } from "./migrate.ts";
import { breaksEarlierServers, migrations } from "./migrations.ts";
import type { Database } from "./open-database.ts";
import type { Tables } from "./schema.ts";

/** How many rows are read or written at a time. */
const chunk = 500;

/**
 * Writes all purchases and events as they were at one moment, a few hundred lines at a time, while servers go on selling.
 * `hasMore` says whether a newer version has added what may not be among them.
 */
export function writeBackup(
  { db, engine }: Database,
  madeAt: Date,
  write: (lines: string) => Promise<void>,
): Promise<{ readonly hasMore: boolean }> {
  return db.connection().execute(async (connection) => {
    await sql.raw(engine.beginSnapshot).execute(connection);
    try {
      const applied = await appliedMigrations(connection);
      if (applied.length === 0)
        throw new BackupError("The database is empty: there is nothing to back up.");
      const heading: Heading = { format, madeAt: madeAt.toISOString(), migrations: applied };
      await write(`${JSON.stringify(heading)}\n`);
      const counts = { purchases: 0, provider_news: 0 };
      for (const table of tables) {
        for await (const rows of readRows(plain(connection), table)) {
          counts[table] += rows.length;
          await write(rows.map((row) => `${JSON.stringify({ [table]: row })}\n`).join(""));
        }
      }
      await write(`${JSON.stringify({ rows: counts })}\n`);
      const known = migrations(engine);
      return { hasMore: applied.some((name) => !Object.hasOwn(known, name)) };
    } finally {
      await sql`rollback`.execute(connection);
    }
  });
}

async function* readRows(db: Kysely<PlainTables>, table: Table): AsyncGenerator<readonly Row[]> {
  let last = "";
  for (;;) {
    const rows = await db
      .selectFrom(table)
      .selectAll()
      .where("id", ">", last)
      .orderBy("id")
      .limit(chunk)
      .execute();
    if (rows.length === 0) return;
    yield rows;
    last = String(rows.at(-1)?.["id"]);
  }
}

/** Remembers in the database that a backup was made, for `doctor`; one of an earlier version has no place for it. */
export async function noteBackup({ db }: Database, at: Date): Promise<void> {
  if (!(await appliedMigrations(db)).includes("006-last-done")) return;
  const moment = at.getTime();
  await db
    .insertInto("lastDone")
    .values({ id: "backup", at: moment })
    .onConflict((conflict) => conflict.column("id").doUpdateSet({ at: moment }))
    .execute();
}

/**
 * Puts what a backup holds in the place of what the database holds, in one transaction. `open` gives its lines and is called
 * twice: it is checked to the end before anything is written. Unless `replaces`, a database that holds purchases is left as it
 * is, and `held` says how many these are. Throws a `BackupError` when it cannot be restored here; then nothing is changed.
 */
export async function restoreBackup(
  { db, engine }: Database,
  open: () => AsyncIterable<string>,
  replaces: boolean,
): Promise<BackupContent & { readonly held: number; readonly isRestored: boolean }> {
  const content = await checkBackup(open());
  if ((await appliedMigrations(db)).length === 0) await migrate(db, engine);
  requireSameSchema(content.heading, await appliedMigrations(db));
  const held = new HeldPurchases();
  try {
    await db.transaction().execute(async (transaction) => {
      const to = plain(transaction);
      // Deleted first and counted thereby, so that no order slips in between.
      for (const table of tables) {
        const { numDeletedRows } = await to.deleteFrom(table).executeTakeFirstOrThrow();
        if (table === "purchases") held.count = Number(numDeletedRows);
      }
      if (held.count > 0 && !replaces) throw held;
      await insertRows(to, open());
    });
  } catch (error) {
    if (error === held) return { ...content, held: held.count, isRestored: false };
    throw error;
  }
  return { ...content, held: held.count, isRestored: true };
}

/** Thrown and caught in this file only, to take a transaction back. */
class HeldPurchases extends Error {
  count = 0;
}

async function insertRows(to: Kysely<PlainTables>, lines: AsyncIterable<string>) {
  const waiting: Record<Table, Row[]> = { purchases: [], provider_news: [] };
  const flush = async (table: Table) => {
    const rows = waiting[table].splice(0);
    if (rows.length > 0) await to.insertInto(table).values(rows).execute();
  };
  let isHeading = true;
  for await (const line of lines) {
    const read = isHeading ? undefined : readLine(line);
    isHeading = false;
    if (read?.kind !== "row") continue;
    waiting[read.table].push(read.row);
    if (waiting[read.table].length === chunk) await flush(read.table);
  }
  await flush("purchases");
  await flush("provider_news");
}

function requireSameSchema(heading: Heading, applied: readonly string[]) {
  const newer = heading.migrations.find((name) => !applied.includes(name));
  if (newer !== undefined) {
    throw new BackupError(
      `The backup is of a newer version of the shop (${newer}). Restore it with that version.`,
    );
  }
  const breaking = applied.find(
    (name) => breaksEarlierServers(name) && !heading.migrations.includes(name),
  );
  if (breaking !== undefined) {
    throw new BackupError(
      `The backup is of a version before ${breaking}, which did not only add to the database. Restore it with that version, then upgrade.`,
    );
  }
}

type PlainTables = Record<Table, Row>;

/** The tables by the names and columns that they have in SQL. */
function plain(db: Kysely<Tables>): Kysely<PlainTables> {
  return db.withoutPlugins() as unknown as Kysely<PlainTables>;
}
