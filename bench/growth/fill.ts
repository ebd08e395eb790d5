import { DatabaseSync } from "node:sqlite";
import pg from "pg";
import type { Config } from "#server/config.ts";

/** Of all purchases in a filled database, so many await payment, as on a busy day. */
const awaiting = 100;

/** What identifies the purchase with this number: eight hexadecimal digits. In order, because a million rows are added faster so. */
export function digitsOf(number: number): string {
  return number.toString(16).padStart(8, "0");
}

/** The same in SQL. */
const digits = {
  sqlite: "printf('%08x', i)",
  postgres: "lpad(to_hex(i), 8, '0')",
};

/** Adds purchases with the numbers from 1 to `purchases`, and an event of each, to an empty database of our schema. */
export async function fill(database: Config["database"], purchases: number): Promise<void> {
  const name = digits[database.kind];
  const isOpen = `i > ${purchases - awaiting}`;
  const numbers = `with recursive numbers(i) as
    (select 1 union all select i + 1 from numbers where i < ${purchases})`;
  const statements = [
    `insert into purchases (id, session_id, state, price_id, amount_expected, currency, email, email_normalized,
      checkout_key, amount_total, created_at, updated_at, paid_at, version)
      ${numbers} select ${name} || '-0000-4000-8000-000000000000', 'cs_test_' || ${name} || 'petals',
      case when ${isOpen} then 'open' else 'paid' end, 'price_test', 999, 'usd', ${name} || '@example.com',
      ${name} || '@example.com', case when ${isOpen} then ${name} end, 999, i, i, i, 3 from numbers`,
    `insert into provider_news (id, type, received_at, handled_at)
      ${numbers} select 'evt_' || ${name}, 'checkout.session.completed', i, i from numbers`,
  ];
  if (database.kind === "sqlite") {
    const file = new DatabaseSync(database.path);
    file.exec("pragma cache_size = -1000000; pragma synchronous = off;");
    for (const statement of statements) file.exec(statement);
    file.close();
    return;
  }
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  // In turn, on one connection.
  // eslint-disable-next-line no-await-in-loop
  for (const statement of statements) await client.query(statement);
  // As it does by itself within minutes, and not while it is measured.
  await client.query("vacuum analyze");
  await client.query("checkpoint");
  await client.end();
}
