import { sql, type Kysely } from "kysely";
import { Migrator, type Migration } from "kysely/migration";
import { breaksEarlierServers, migrations, type Database } from "./migrations.ts";
import type { Tables } from "./schema.ts";

/** The schema of the database is not one that this version can work with. The message tells the owner what to do. */
export class SchemaError extends Error {
  override readonly name: string = "SchemaError";
}

/** It was changed by a newer version, which alone can work with it. */
export class NewerSchemaError extends SchemaError {
  override readonly name = "NewerSchemaError";
}

/**
 * Brings the database to the newest schema. Safe when several servers start at once: PostgreSQL takes turns by an
 * advisory lock, SQLite by its write lock. What a newer version has added is left alone. Throws a `SchemaError` when a
 * newer version has changed more than that, and when a migration fails; then nothing of it remains.
 */
export async function migrate(
  { db, engine }: Database,
  known: Readonly<Record<string, Migration>> = migrations(engine),
): Promise<void> {
  const { unknown } = await compare(db, known);
  const { error, results } = await new Migrator({
    db,
    // Kysely refuses a database with migrations that it is not given.
    provider: {
      getMigrations: async () => ({
        ...known,
        ...Object.fromEntries(unknown.map((name) => [name, { up: () => Promise.resolve() }])),
      }),
    },
    allowUnorderedMigrations: true,
  }).migrateToLatest();
  if (error === undefined) return;
  // A newer server may have started at the same moment.
  if ((await compare(db, known)).unknown.length > unknown.length)
    return migrate({ db, engine }, known);
  const failed = results?.find(({ status }) => status === "Error")?.migrationName;
  // Of PostgreSQL (SQLSTATE insufficient_privilege).
  const isNotPermitted = error instanceof Error && "code" in error && error.code === "42501";
  if (failed === undefined && !isNotPermitted) throw error;
  const reason = error instanceof Error ? error.message : "no reason given";
  throw new SchemaError(
    `The database could not be prepared for this version (${failed ?? "its list of changes"}: ${reason}). Nothing was changed. The user of DATABASE_URL must be allowed to create and alter tables, and the disk needs room.`,
    { cause: error },
  );
}

/** Brings a database that was just opened to the newest schema, or only requires that; closes it when that fails. */
export async function makeReady(database: Database, migrates: boolean): Promise<Database> {
  try {
    await (migrates ? migrate : requireSchema)(database);
    return database;
  } catch (error) {
    await database.db.destroy();
    throw error;
  }
}

/** Throws a `SchemaError` unless this version can work with the database as it is; changes nothing. */
export async function requireSchema({ db, engine }: Database): Promise<void> {
  const { applied, pending } = await compare(db, migrations(engine));
  if (applied.length === 0) {
    throw new SchemaError("The database is empty: the server makes its tables at its start.");
  }
  if (pending.length > 0) {
    throw new SchemaError(
      "The database is of an earlier version. The server brings it up to date at its next start; make a backup before.",
    );
  }
}

/** The names of the migrations that the database has had, oldest first. */
export async function appliedMigrations(db: Kysely<Tables>): Promise<readonly string[]> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some(({ name }) => name === "kysely_migration")) return [];
  const { rows } = await sql<{
    name: string;
  }>`select name from kysely_migration order by name`.execute(db);
  return rows.map(({ name }) => name);
}

async function compare(db: Kysely<Tables>, known: Readonly<Record<string, Migration>>) {
  const applied = await appliedMigrations(db);
  const unknown = applied.filter((name) => !Object.hasOwn(known, name));
  const breaking = unknown.find(breaksEarlierServers);
  if (breaking !== undefined) {
    throw new NewerSchemaError(
      `A newer version of the shop has changed the database in a way that this version cannot work with (${breaking}). Start the newer version again, or restore the backup made before it.`,
    );
  }
  return {
    applied,
    unknown,
    pending: Object.keys(known).filter((name) => !applied.includes(name)),
  };
}
