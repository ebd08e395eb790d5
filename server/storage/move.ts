import type { Kysely } from "kysely";
import { appliedMigrations, migrate, requireSchema } from "./migrate.ts";
import type { Database } from "./migrations.ts";
import type { Tables } from "./schema.ts";

/** How many rows are read and written at a time. */
const chunk = 500;

/** Why nothing was moved, in a sentence for the owner. */
export class MoveError extends Error {}

/** Copies all into a database without purchases, in one transaction; throws a `MoveError` or a `SchemaError` when it cannot be. */
export async function move(
  from: Database,
  to: Database,
): Promise<{ readonly purchases: number; readonly events: number }> {
  await requireSchema(from);
  await migrate(to);
  const versions = await Promise.all([from, to].map(({ db }) => appliedMigrations(db)));
  if (new Set(versions.map(String)).size > 1) {
    throw new MoveError(
      "The databases are of different versions. Move with the newest. Nothing was moved.",
    );
  }
  return to.db.transaction().execute(async (target) => {
    if (await target.selectFrom("purchases").select("id").limit(1).executeTakeFirst()) {
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
type PlainTables = Readonly<
  Record<"purchases" | "provider_news", Readonly<Record<string, unknown>>>
>;

/** Copies a table, each chunk after the one before; how many rows it had. */
async function copy(table: keyof PlainTables, from: Kysely<PlainTables>, to: Kysely<PlainTables>) {
  let copied = 0;
  for (let last = ""; ;) {
    const after = from.selectFrom(table).selectAll().where("id", ">", last);
    const rows = await after.orderBy("id").limit(chunk).execute();
    if (rows.length === 0) return copied;
    await to.insertInto(table).values(rows).execute();
    copied += rows.length;
    last = String(rows.at(-1)?.["id"]);
  }
}

/** The tables by the names and columns that they have in SQL. */
function plain(db: Kysely<Tables>): Kysely<PlainTables> {
  return db.withoutPlugins() as unknown as Kysely<PlainTables>;
}
