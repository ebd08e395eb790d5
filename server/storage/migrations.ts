import { sql, type Kysely } from "kysely";
import type { Migration } from "kysely/migration";

/** The words in which the engines differ. */
export type Engine = {
  /** A 64-bit whole number: moments in milliseconds do not fit into PostgreSQL's `integer`. */
  readonly wholeNumber: "integer" | "bigint";
  /** SQLite checks the types of values only in strict tables; PostgreSQL always does. */
  readonly tableEnding: "strict" | "";
  /** Ends a query for rows to change that leaves out those that another is changing; SQLite has one writer at a time. */
  readonly skipLocked: "for update skip locked" | "";
};

/**
 * Ordered by name. A migration that has been released is never edited: add another. It only adds: tables, indexes, and columns
 * that may be left out. Then servers of earlier versions work beside the newer ones and after them. One that does more has a
 * name that ends in "-breaking", and earlier servers refuse to start.
 */
export function migrations({ wholeNumber, tableEnding }: Engine): Record<string, Migration> {
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
    "006-last-done": {
      async up(db: Kysely<unknown>) {
        await db.schema
          .createTable("last_done")
          .addColumn("id", "text", (column) => column.primaryKey().notNull())
          .addColumn("at", wholeNumber, (column) => column.notNull())
          .modifyEnd(sql.raw(tableEnding))
          .execute();
      },
    },
    // For finding, every minute, the few rows that are too old.
    "007-retention": {
      async up(db: Kysely<unknown>) {
        await sql`create index purchases_unerased on purchases (state, created_at) where erased_at is null`.execute(
          db,
        );
        await db.schema
          .createIndex("provider_news_received_at")
          .on("provider_news")
          .column("received_at")
          .execute();
      },
    },
    // For the owner's lists, which otherwise read every purchase.
    "008-owners-lists": {
      async up(db: Kysely<unknown>) {
        for (const columns of [
          ["created_at", "id"],
          ["email_normalized"],
          ["payer_email_normalized"],
        ]) {
          // SQLite does one thing at a time.
          await db.schema
            .createIndex(`purchases_${columns[0]}`)
            .on("purchases")
            .columns(columns)
            .execute();
        }
      },
    },
    "009-tax": {
      async up(db: Kysely<unknown>) {
        await db.schema.alterTable("purchases").addColumn("amount_tax", wholeNumber).execute();
        await db.schema.alterTable("purchases").addColumn("country", "text").execute();
      },
    },
    // For finding, among thousands of open payment pages, the few that the reconciler should ask about now.
    "010-next-look": {
      async up(db: Kysely<unknown>) {
        await sql`create index purchases_next_look on purchases ((coalesce(2 * looked_at - created_at, created_at + 60000))) where state not in ('expired', 'failed', 'paid', 'free', 'refunded', 'disputed')`.execute(
          db,
        );
      },
    },
    // As before, but once a day in days 3 to 14, in which bank debits arrive. Earlier servers need the index above.
    "011-daily-look": {
      async up(db: Kysely<unknown>) {
        await sql`create index purchases_daily_look on purchases ((case when looked_at is null then created_at + 60000 when looked_at - created_at between 172800000 and 1123200000 then looked_at + 86400000 else 2 * looked_at - created_at end)) where state not in ('expired', 'failed', 'paid', 'free', 'refunded', 'disputed')`.execute(
          db,
        );
      },
    },
  };
}

/** Whether servers that do not know a migration, by its name, cannot work with a database that has had it. */
export function breaksEarlierServers(name: string): boolean {
  return name.endsWith("-breaking");
}
