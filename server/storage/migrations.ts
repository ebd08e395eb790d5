import { sql, type Kysely } from "kysely";
import { Migrator, type Migration } from "kysely/migration";
import type { Tables } from "./schema.ts";

/** The two words in which the engines' schemas differ. */
export type Engine = {
  /** A 64-bit whole number: moments in milliseconds do not fit into PostgreSQL's `integer`. */
  readonly wholeNumber: "integer" | "bigint";
  /** SQLite checks the types of values only in strict tables; PostgreSQL always does. */
  readonly tableEnding: "strict" | "";
};

/**
 * Brings the database to the newest schema. Safe when several servers start at once: PostgreSQL takes turns by an
 * advisory lock, SQLite by its write lock. Throws when a migration fails; then nothing of it remains.
 */
export async function migrate(db: Kysely<Tables>, engine: Engine): Promise<void> {
  const provider = { getMigrations: () => Promise.resolve(migrations(engine)) };
  const { error } = await new Migrator({ db, provider }).migrateToLatest();
  if (error !== undefined) throw error;
}

/** Ordered by name. A migration that has been released is never edited: add another. */
function migrations({ wholeNumber, tableEnding }: Engine): Record<string, Migration> {
  return {
    "001-purchases": {
      async up(db: Kysely<unknown>) {
        await db.schema
          .createTable("purchases")
          .addColumn("id", "text", (column) => column.primaryKey().notNull())
          .addColumn("session_id", "text", (column) => column.unique())
          .addColumn("state", "text", (column) => column.notNull())
          .addColumn("price_id", "text", (column) => column.notNull())
          .addColumn("amount_expected", wholeNumber, (column) => column.notNull())
          .addColumn("currency", "text", (column) => column.notNull())
          .addColumn("email", "text", (column) => column.notNull())
          .addColumn("email_normalized", "text", (column) => column.notNull())
          .addColumn("payer_email_normalized", "text")
          .addColumn("coupon_code", "text")
          .addColumn("amount_total", wholeNumber)
          .addColumn("created_at", wholeNumber, (column) => column.notNull())
          .addColumn("updated_at", wholeNumber, (column) => column.notNull())
          .addColumn("paid_at", wholeNumber)
          .addColumn("version", wholeNumber, (column) => column.notNull())
          .modifyEnd(sql.raw(tableEnding))
          .execute();
        await db.schema
          .createTable("provider_news")
          .addColumn("id", "text", (column) => column.primaryKey().notNull())
          .addColumn("type", "text", (column) => column.notNull())
          .addColumn("received_at", wholeNumber, (column) => column.notNull())
          .addColumn("handled_at", wholeNumber)
          .modifyEnd(sql.raw(tableEnding))
          .execute();
      },
    },
    "002-owner": {
      async up(db: Kysely<unknown>) {
        // One statement a column, because SQLite adds only one at a time.
        await db.schema.alterTable("purchases").addColumn("decision", "text").execute();
        await db.schema.alterTable("purchases").addColumn("decided_at", wholeNumber).execute();
        await db.schema.alterTable("purchases").addColumn("erased_at", wholeNumber).execute();
      },
    },
    "003-one-open-checkout": {
      async up(db: Kysely<unknown>) {
        await db.schema.alterTable("purchases").addColumn("checkout_key", "text").execute();
        await db.schema.alterTable("purchases").addColumn("page_url", "text").execute();
        // SQLite cannot add a column that is unique from the start.
        await db.schema
          .createIndex("purchases_checkout_key")
          .unique()
          .on("purchases")
          .column("checkout_key")
          .execute();
      },
    },
    // As rate-limiter-flexible wants it. On SQLite there is one process only, which counts in memory.
    "004-rate-limits": {
      async up(db: Kysely<unknown>) {
        await db.schema
          .createTable("rate_limits")
          .addColumn("key", "text", (column) => column.primaryKey().notNull())
          .addColumn("points", "integer", (column) => column.notNull())
          .addColumn("expire", wholeNumber)
          .modifyEnd(sql.raw(tableEnding))
          .execute();
      },
    },
    "005-looked-at": {
      async up(db: Kysely<unknown>) {
        await db.schema.alterTable("purchases").addColumn("looked_at", wholeNumber).execute();
        // For finding the few purchases that await payment among all others.
        await db.schema.createIndex("purchases_state").on("purchases").column("state").execute();
      },
    },
    // For the owner's lists, which otherwise read every purchase.
    "007-owners-lists": {
      async up(db: Kysely<unknown>) {
        for (const columns of [
          ["created_at", "id"],
          ["email_normalized"],
          ["payer_email_normalized"],
        ]) {
          // SQLite does one thing at a time.
          // eslint-disable-next-line no-await-in-loop
          await db.schema
            .createIndex(`purchases_${columns[0]}`)
            .on("purchases")
            .columns(columns)
            .execute();
        }
      },
    },
  };
}
