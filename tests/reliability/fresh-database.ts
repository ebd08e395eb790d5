import { randomUUID } from "node:crypto";
import { join } from "node:path";
import { inject } from "vitest";
import type { openStore } from "#server/storage/open-store.ts";
import { createDatabase } from "#tests/support/postgres.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";
import { postgresAt, sqliteFile, type Database } from "./database.ts";

export const engines = ["SQLite", "PostgreSQL"] as const;
export type Engine = (typeof engines)[number];

type FreshDatabase = {
  readonly database: Parameters<typeof openStore>[0];
  /** The path of the file, or the address of the database. */
  readonly url: string;
  readonly rows: Database;
};

/** An empty database and a way to count in it; or the PostgreSQL at this address. */
export async function freshDatabase(engine: Engine, address?: string): Promise<FreshDatabase> {
  if (engine === "PostgreSQL") {
    const url = address ?? (await createDatabase(inject("postgresUrl")));
    return { database: { kind: "postgres", url }, url, rows: postgresAt(url) };
  }
  const url = join(temporaryFolder(), `${randomUUID()}.sqlite`);
  return { database: { kind: "sqlite", path: url }, url, rows: sqliteFile(url) };
}
