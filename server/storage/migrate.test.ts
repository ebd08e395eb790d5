import { randomUUID } from "node:crypto";
import { sql, type Kysely } from "kysely";
import { expect, test } from "vitest";
import { engines } from "#tests/reliability/fresh-database.ts";
import { openEmpty } from "./empty-database.fixture.ts";
import { appliedMigrations, migrate, SchemaError } from "./migrate.ts";
import { migrations, type Engine } from "./migrations.ts";
import { somePurchase } from "./purchase.fixture.ts";
import { rowOf, type Tables } from "./schema.ts";

const steps = Object.keys(
  migrations({ wholeNumber: "integer", tableEnding: "strict", skipLocked: "" }),
);
const eachStep = engines.flatMap((engine) => steps.map((step) => [engine, step] as const));

/** What a server knew that had this step as its newest. */
function known(engine: Engine, step: string) {
  return Object.fromEntries(Object.entries(migrations(engine)).filter(([name]) => name <= step));
}

/** Adds a purchase as a server wrote it that knew only these columns. */
async function addAsEarlier(db: Kysely<Tables>, columns: readonly string[]) {
  const purchase = somePurchase({ state: "paid" });
  const row = Object.entries(rowOf(purchase)).filter(([name]) => columns.includes(name));
  await db
    .insertInto("purchases")
    .values(Object.fromEntries(row) as Tables["purchases"])
    .execute();
  return purchase;
}

async function columnsOf(db: Kysely<Tables>): Promise<readonly string[]> {
  const tables = await db.introspection.getTables();
  const purchases = tables.find(({ name }) => name === "purchases");
  return (purchases?.columns ?? []).map(({ name }) =>
    name.replace(/_(\w)/gu, (_, letter: string) => letter.toUpperCase()),
  );
}

test.each(eachStep)(
  "%s: a database of %s is brought forward with what it holds, and its server goes on working",
  async (name, step) => {
    const { db, engine, open } = await openEmpty(name);
    await migrate({ db, engine }, known(engine, step));
    const columns = await columnsOf(db);
    const sold = await addAsEarlier(db, columns);
    const store = await open();
    const expected = { state: "paid", email: sold.email, decision: null };
    expect(await store.find(sold.id)).toMatchObject(expected);
    expect(await store.erase(sold.id, new Date(5))).toBe(true);

    await migrate({ db, engine }, known(engine, step));
    expect(await appliedMigrations(db)).toEqual(steps);
    const soldBeside = await addAsEarlier(db, columns);
    expect(await store.find(soldBeside.id)).toMatchObject({ state: "paid" });
  },
);

/** What a later version might do; Kysely records it by its name. */
async function upgrade(db: Kysely<Tables>, engine: Engine, name: string) {
  await migrate(
    { db, engine },
    {
      ...migrations(engine),
      [name]: {
        up: async (to: Kysely<unknown>) => {
          await to.schema.alterTable("purchases").addColumn("mood", "text").execute();
          await to.schema.createTable("moods").addColumn("id", "text").execute();
        },
      },
    },
  );
}

test.each(engines)(
  "%s: what a newer version added is left alone, and all goes on",
  async (name) => {
    const { db, engine, open } = await openEmpty(name);
    await upgrade(db, engine, "099-moods");
    await sql`insert into moods values ('calm')`.execute(db);
    for (const options of [{ migrates: true }, { migrates: false }]) {
      const store = await open(options);
      const purchase = somePurchase({});
      expect(await store.add(purchase)).toBe(true);
      expect(await store.change(purchase.id, 1, { state: "paid", updatedAt: new Date(5) })).toBe(
        true,
      );
      expect(await store.find(purchase.id)).toMatchObject({
        ...purchase,
        state: "paid",
        version: 2,
        updatedAt: new Date(5),
      });
      await store.probe();
    }
    expect((await sql`select * from moods`.execute(db)).rows).toHaveLength(1);
    expect((await appliedMigrations(db)).at(-1)).toBe("099-moods");
  },
);

test.each(engines)(
  "%s: what a newer version changed for good is refused, and said",
  async (name) => {
    const { db, engine, open } = await openEmpty(name);
    await upgrade(db, engine, "099-moods-breaking");
    const refusal = { name: "NewerSchemaError", message: expect.stringContaining("newer version") };
    await expect(open()).rejects.toMatchObject(refusal);
    await expect(open({ migrates: false })).rejects.toMatchObject(refusal);
  },
);

test.each(engines)(
  "%s: without leave to migrate nothing is changed, and it is said what is missing",
  async (name) => {
    const { db, engine, open } = await openEmpty(name);
    await expect(open({ migrates: false })).rejects.toThrow("is empty");
    expect(await db.introspection.getTables({ withInternalKyselyTables: true })).toEqual([]);
    await migrate({ db, engine }, known(engine, "003-one-open-checkout"));
    await expect(open({ migrates: false })).rejects.toThrow("earlier version");
    expect(await appliedMigrations(db)).toEqual(steps.slice(0, 3));
    await migrate({ db, engine });
    const store = await open({ migrates: false });
    expect(await store.add(somePurchase({}))).toBe(true);
  },
);

test.each(engines)(
  "%s: a migration that fails is named, and nothing of it remains",
  async (name) => {
    const { db, engine, open } = await openEmpty(name);
    await migrate({ db, engine });
    await sql`create table moods (id text)`.execute(db);
    const failure = await upgrade(db, engine, "099-moods").catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(SchemaError);
    expect(failure).toMatchObject({ message: expect.stringContaining("099-moods") });
    expect(await columnsOf(db)).not.toContain("mood");
    expect(await (await open()).add(somePurchase({}))).toBe(true);
  },
);

test("PostgreSQL: a user who may not make tables is told so", async () => {
  const { db, engine } = await openEmpty("PostgreSQL");
  const role = `visitor_${randomUUID().slice(0, 8)}`;
  await sql`create role ${sql.ref(role)}`.execute(db);
  await sql`set role ${sql.ref(role)}`.execute(db);
  await expect(migrate({ db, engine })).rejects.toThrow("allowed to create and alter tables");
  await sql`reset role`.execute(db);
  await sql`drop role ${sql.ref(role)}`.execute(db);
});
