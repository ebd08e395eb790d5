import { sql, type Kysely } from "kysely";
import type { Migration } from "kysely/migration";
import type { Tables } from "./schema.ts";

/** The words in which the engines differ. */
export type Engine = {
  /** A 64-bit whole number: moments in milliseconds do not fit into PostgreSQL's `integer`. */
  readonly wholeNumber: "integer" | "bigint";
  /** SQLite checks the types of values only in strict tables; PostgreSQL always does. */
  readonly tableEnding: "strict" | "";
  /** Ends a query for rows to change that leaves out those that another is changing; SQLite has one writer at a time. */
  readonly skipLocked: "for update skip locked" | "";
};

/** A database as SQL; `db.destroy()` closes it. */
export type Database = { readonly db: Kysely<Tables>; readonly engine: Engine };

/** When the reconciler asks about a purchase next. The databases use the index only for these very words. */
export const nextLook =
  "case when looked_at is null then created_at + 60000 when looked_at - created_at between 172800000 and 1123200000 then looked_at + 86400000 else 2 * looked_at - created_at end";

/**
 * Ordered by name. A migration that has been released is never edited: add another. It only adds: tables, indexes, and columns
 * that may be left out. Then servers of earlier versions work beside the newer ones and after them. One that does more has a
 * name that ends in "-breaking", and earlier servers refuse to start.
 */
export function migrations(engine: Engine): Record<string, Migration> {
  return Object.fromEntries(
    Object.entries(statements(engine)).map(([name, texts]) => [
      name,
      {
        async up(db: Kysely<unknown>) {
          for (const text of texts) await sql.raw(text).execute(db);
        },
      },
    ]),
  );
}

const awaitsPayment = "state not in ('expired', 'failed', 'paid', 'free', 'refunded', 'disputed')";

function statements({ wholeNumber, tableEnding }: Engine): Record<string, readonly string[]> {
  return {
    "001-purchases": [
      `create table purchases (
        id text primary key not null,
        session_id text unique,
        state text not null,
        price_id text not null,
        amount_expected ${wholeNumber} not null,
        currency text not null,
        email text not null,
        email_normalized text not null,
        payer_email_normalized text,
        coupon_code text,
        amount_total ${wholeNumber},
        created_at ${wholeNumber} not null,
        updated_at ${wholeNumber} not null,
        paid_at ${wholeNumber},
        version ${wholeNumber} not null
      ) ${tableEnding}`,
      `create table provider_news (
        id text primary key not null,
        type text not null,
        received_at ${wholeNumber} not null,
        handled_at ${wholeNumber}
      ) ${tableEnding}`,
    ],
    // One statement a column, because SQLite adds only one at a time.
    "002-owner": [
      "alter table purchases add column decision text",
      `alter table purchases add column decided_at ${wholeNumber}`,
      `alter table purchases add column erased_at ${wholeNumber}`,
    ],
    "003-one-open-checkout": [
      "alter table purchases add column checkout_key text",
      "alter table purchases add column page_url text",
      // SQLite cannot add a column that is unique from the start.
      "create unique index purchases_checkout_key on purchases (checkout_key)",
    ],
    // As rate-limiter-flexible wants it. On SQLite there is one process only, which counts in memory.
    "004-rate-limits": [
      `create table rate_limits (
        key text primary key not null,
        points integer not null,
        expire ${wholeNumber}
      ) ${tableEnding}`,
    ],
    // For finding the few purchases that await payment among all others.
    "005-looked-at": [
      `alter table purchases add column looked_at ${wholeNumber}`,
      "create index purchases_state on purchases (state)",
    ],
    "006-last-done": [
      `create table last_done (
        id text primary key not null,
        at ${wholeNumber} not null
      ) ${tableEnding}`,
    ],
    // For finding, every minute, the few rows that are too old.
    "007-retention": [
      "create index purchases_unerased on purchases (state, created_at) where erased_at is null",
      "create index provider_news_received_at on provider_news (received_at)",
    ],
    // For the owner's lists, which otherwise read every purchase.
    "008-owners-lists": [
      "create index purchases_created_at on purchases (created_at, id)",
      "create index purchases_email_normalized on purchases (email_normalized)",
      "create index purchases_payer_email_normalized on purchases (payer_email_normalized)",
    ],
    "009-tax": [
      `alter table purchases add column amount_tax ${wholeNumber}`,
      "alter table purchases add column country text",
    ],
    // For finding, among thousands of open payment pages, the few that the reconciler should ask about now.
    "010-next-look": [
      `create index purchases_next_look on purchases
        ((coalesce(2 * looked_at - created_at, created_at + 60000))) where ${awaitsPayment}`,
    ],
    // As before, but once a day in days 3 to 14, in which bank debits arrive. Earlier servers need the index above.
    "011-daily-look": [
      `create index purchases_daily_look on purchases ((${nextLook})) where ${awaitsPayment}`,
    ],
  };
}

/** Whether servers that do not know a migration, by its name, cannot work with a database that has had it. */
export function breaksEarlierServers(name: string): boolean {
  return name.endsWith("-breaking");
}
