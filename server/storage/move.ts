import type { Kysely } from "kysely";
import { purchaseStates } from "#domain/purchase/purchase.ts";
import { appliedMigrations, migrate, requireSchema } from "./migrate.ts";
import type { Database } from "./open-store.ts";
import type { Tables } from "./schema.ts";

/** How many rows are read and written at a time. */
const chunk = 500;

type Row = Readonly<Record<string, unknown>>;

/** Why nothing was moved, in a sentence for the owner. */
export class MoveError extends Error {}

/** Copies all into a database without purchases, in one transaction; throws a `MoveError` or a `SchemaError` when it cannot be. */
export async function move(
  from: Database,
  to: Database,
): Promise<{ readonly purchases: number; readonly events: number }> {
  await requireSchema(from.db, from.engine);
  await migrate(to.db, to.engine);
  const versions = await Promise.all([from, to].map(({ db }) => appliedMigrations(db)));
  if (new Set(versions.map(String)).size > 1) {
    throw new MoveError(
      "The databases are of different versions. Move with the newest. Nothing was moved.",
    );
  }
  return to.db.transaction().execute(async (target) => {
    if ((await count(plain(target), "purchases")) > 0) {
      throw new MoveError("The database to move to holds purchases. Nothing was moved.");
    }
    const source = from.db.transaction().setIsolationLevel("repeatable read");
    return source.execute(async (reader) => ({
      purchases: await copy("purchases", plain(reader), plain(target)),
      events: await copy("provider_news", plain(reader), plain(target)),
    }));
  });
}

/** Rate limits are over within a day, and of the new database no backup was made. */
type Table = "purchases" | "provider_news";
type PlainTables = Readonly<Record<Table, Row>>;

async function copy(table: Table, from: Kysely<PlainTables>, to: Kysely<PlainTables>) {
  for (let last = ""; ;) {
    // Each page begins after the one before.
    const rows = await from
      .selectFrom(table)
      .selectAll()
      .where("id", ">", last)
      .orderBy("id")
      .limit(chunk)
      .execute();
    if (rows.length === 0) break;
    for (const row of rows) requireSound(table, row);
    await to.insertInto(table).values(rows).execute();
    last = String(rows.at(-1)?.["id"]);
  }
  const [read, written] = [await count(from, table), await count(to, table)];
  if (read === written) return written;
  throw new MoveError(`Of ${read} rows of ${table} ${written} arrived. Nothing was moved.`);
}

async function count(db: Kysely<PlainTables>, table: Table): Promise<number> {
  const { n } = await db
    .selectFrom(table)
    .select(({ fn }) => fn.countAll().as("n"))
    .executeTakeFirstOrThrow();
  return Number(n);
}

/** Throws a `MoveError` for what no shop writes. */
function requireSound(table: Table, row: Row) {
  const wrong = Object.keys(row).find((column) => !isSound(column, row[column]));
  if (wrong === undefined) return;
  throw new MoveError(
    `${table} has a row whose ${wrong} no shop writes: ${String(row["id"])}. Nothing was moved.`,
  );
}

const states: readonly unknown[] = purchaseStates;
const decisions: readonly unknown[] = ["granted", "revoked", null];

function isSound(column: string, value: unknown): boolean {
  if (column === "state") return states.includes(value);
  if (column === "decision") return decisions.includes(value);
  if (typeof value === "number") return Number.isSafeInteger(value) && value >= 0;
  return value === null || (typeof value === "string" && !/\p{Cc}|\p{Cs}/u.test(value));
}

/** The tables by the names and columns that they have in SQL. */
function plain(db: Kysely<Tables>): Kysely<PlainTables> {
  return db.withoutPlugins() as unknown as Kysely<PlainTables>;
}
