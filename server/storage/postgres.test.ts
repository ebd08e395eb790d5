import pg from "pg";
import { expect, inject, test } from "vitest";
import { createDatabase } from "#tests/support/postgres.ts";
import { openPostgresStore } from "./postgres.ts";
import { testPurchaseStore } from "./purchase-store.contract.ts";
import { testMaintenance } from "./maintenance.contract.ts";

const quiet = { warn: () => undefined };
const url = await createDatabase(inject("postgresUrl"));

testPurchaseStore("PostgreSQL", () => openPostgresStore(url, quiet));

testMaintenance("PostgreSQL", async () => {
  const empty = await createDatabase(inject("postgresUrl"));
  return () => openPostgresStore(empty, quiet);
});

test("a restart of PostgreSQL is noted and survived, by idle and by busy connections", async () => {
  const fresh = await createDatabase(inject("postgresUrl"));
  const warnings: string[] = [];
  const store = await openPostgresStore(fresh, {
    warn: (_facts, message) => void warnings.push(message),
  });
  await store.find("nothing");
  const operator = new pg.Client({ connectionString: inject("postgresUrl") });
  await operator.connect();
  const endConnections =
    "select pg_terminate_backend(pid) from pg_stat_activity where datname = $1";
  const name = new URL(fresh).pathname.slice(1);
  const busy = Promise.allSettled(Array.from({ length: 20 }, () => store.find("nothing")));
  await operator.query(endConnections, [name]);
  await busy;
  await operator.query(endConnections, [name]);
  await operator.end();
  await expect.poll(() => store.find("nothing").catch(String)).toBeUndefined();
  expect(warnings).toContain("a database connection broke");
  await store.close();
});

test("a PostgreSQL that can only be read, as after a failover to a standby, fails the probe", async () => {
  const fresh = await createDatabase(inject("postgresUrl"));
  const name = new URL(fresh).pathname.slice(1);
  const client = new pg.Client({ connectionString: inject("postgresUrl") });
  await client.connect();
  const store = await openPostgresStore(fresh, quiet);
  await client.query(`alter database "${name}" set default_transaction_read_only = on`);
  await client.query("select pg_terminate_backend(pid) from pg_stat_activity where datname = $1", [
    name,
  ]);
  await client.end();
  await expect.poll(() => store.find("nothing").catch(String)).toBeUndefined();
  await expect(store.probe()).rejects.toMatchObject({
    name: "StorageError",
    cause: { message: expect.stringContaining("read-only transaction") },
  });
  await store.close();
});
