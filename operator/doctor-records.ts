import type { Config } from "#server/settings/config.ts";
import { NewerSchemaError, SchemaError } from "#server/storage/migrate.ts";
import type { PurchaseStore } from "#server/storage/purchase-store.ts";
import { whyNotOpened } from "#server/storage/why-not-opened.ts";
import type { Surroundings } from "./doctor.ts";
import { minute, note, ok, problem, type Finding } from "./answer.ts";

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

/** The age from which a backup is too old: one is made every day, and one may fail. */
const backupIsOldAfterMs = 2 * dayMs;

/** How far an event may be behind the payment that it tells of; and payments of the last days only, since events are not kept for good. */
const eventMayLagMs = 10 * minuteMs;
const lookedBackMs = 30 * dayMs;

/** What the database says of itself, of its backups, and of the events that the provider should send. */
export async function recordFindings(
  config: Config,
  bad: typeof problem,
  surroundings: Surroundings,
): Promise<readonly Finding[]> {
  const { database, payments } = config;
  const now = surroundings.now();
  const name = database.kind === "sqlite" ? `SQLite file ${database.path}` : "PostgreSQL";
  try {
    const store = await surroundings.openStore(config);
    if (store === "none") {
      return [note("database", `There is no ${name} yet. The server creates it when it starts.`)];
    }
    try {
      const [newest] = await store.list({}, { limit: 1 });
      const last = newest ? `the newest purchase is of ${newest.createdAt.toISOString()}` : "empty";
      const answers = ok("database", `${name} answers; ${last}.`);
      if (!newest) return [answers];
      const moments = await store.lastMoments();
      return [
        answers,
        database.kind === "sqlite"
          ? backupFinding(moments.backup, now, bad)
          : note("backup", "Nothing here knows of one: let pg_dump run every day, or your host."),
        ...(payments.kind === "stripe" ? [await eventFinding(store, moments.event, now)] : []),
      ];
    } finally {
      await store.close();
    }
  } catch (error) {
    // The server's next start mends an empty or an older one.
    const isMended = error instanceof SchemaError && !(error instanceof NewerSchemaError);
    return [(isMended ? note : problem)("database", whyNotOpened(database, error))];
  }
}

function backupFinding(last: Date | null, now: Date, bad: typeof problem): Finding {
  if (last && now.getTime() - last.getTime() < backupIsOldAfterMs) {
    return ok("backup", `The last one is of ${minute(last)} UTC.`);
  }
  const found = last ? `The last one is of ${minute(last)} UTC` : "None was made by this program";
  return bad("backup", `${found}. Let the command "backup FILE" run every day.`);
}

async function eventFinding(store: PurchaseStore, last: Date | null, now: Date): Promise<Finding> {
  const at = now.getTime();
  const heardOf = last ? `the last event came ${minute(last)} UTC` : "no event has come yet";
  const [paid] = await store.list(
    { paidFrom: new Date(at - lookedBackMs), paidBefore: new Date(at - eventMayLagMs) },
    { limit: 1 },
  );
  const paidAt = paid?.paidAt?.getTime() ?? 0;
  if ((last?.getTime() ?? 0) < paidAt - eventMayLagMs) {
    return problem(
      "webhook",
      `${paid?.id} was paid ${minute(new Date(paidAt))} UTC, and ${heardOf}. Look at Stripe for deliveries that fail: 400 means a wrong STRIPE_WEBHOOK_SECRET, others a proxy in the way.`,
    );
  }
  return last
    ? ok("webhook", `It lives: ${heardOf}.`)
    : note("webhook", "No event has come yet; the first payment brings one.");
}
