import { join } from "node:path";
import { inject } from "vitest";
import { createDatabase } from "#tests/support/postgres.ts";
import { postgresAt, sqliteFile, type Database } from "./database.ts";
import type { ProcessSettings } from "./shop-process.ts";

export const engines = ["SQLite", "PostgreSQL"] as const;
export type Engine = (typeof engines)[number];

type FreshDatabase = {
  readonly database: ProcessSettings["database"];
  /** The path of the file, or the address of the database. */
  readonly url: string;
  readonly rows: Database;
};

/** An empty database, SQLite's in this folder, and a way to count in it. */
export async function freshDatabase(engine: Engine, folder: string): Promise<FreshDatabase> {
  if (engine === "PostgreSQL") {
    const url = await createDatabase(inject("postgresUrl"));
    return { database: { kind: "postgres", url }, url, rows: postgresAt(url) };
  }
  const url = join(folder, `${crypto.randomUUID()}.sqlite`);
  return { database: { kind: "sqlite", path: url }, url, rows: sqliteFile(url) };
}
