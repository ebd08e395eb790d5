import { readdirSync, readFileSync } from "node:fs";
import process from "node:process";
import pg from "pg";

/** What has been used since the start of each; processor time in milliseconds. */
export type Counters = {
  readonly serverMs: number;
  readonly postgresMs: number;
  /** Of this process, which is buyers, balancer and provider. */
  readonly benchMs: number;
  readonly commits: number;
  readonly inserted: number;
  readonly updated: number;
  readonly walKb: number;
  readonly diskKb: number;
};

/** Reads the counters of these servers and of the PostgreSQL that they use. */
export async function countersOf(url: string, servers: readonly { readonly pid: number }[]) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const number = async (sql: string) =>
    Number(Object.values((await client.query<Record<string, unknown>>(sql)).rows[0] ?? {})[0]);
  const postmaster = statOf(await number("select pg_backend_pid()")).parent;
  return {
    /** The counts of rows and commits are exact after ten seconds without work, when all connections have reported theirs. */
    async read(): Promise<Counters> {
      const { user, system } = process.cpuUsage();
      return {
        serverMs: servers.reduce((sum, { pid }) => sum + statOf(pid).ms, 0),
        postgresMs: familyMs(postmaster),
        benchMs: (user + system) / 1000,
        commits: await number(
          "select xact_commit from pg_stat_database where datname = current_database()",
        ),
        inserted: await number("select sum(n_tup_ins) from pg_stat_user_tables"),
        updated: await number("select sum(n_tup_upd) from pg_stat_user_tables"),
        diskKb: (await number("select pg_database_size(current_database())")) / 1000,
        walKb: (await number("select pg_current_wal_lsn() - '0/0'::pg_lsn")) / 1000,
      };
    },
    close: () => client.end(),
  };
}

/** The kernel counts in hundredths of a second. */
const tickMs = 10;

/** What Linux says of a process: its parent, its own time, and with that of its ended children. */
function statOf(pid: number) {
  const text = readFileSync(`/proc/${pid}/stat`, "utf8");
  // The name in parentheses may hold blanks.
  const fields = text.slice(text.lastIndexOf(")") + 2).split(" ");
  const ticks = (first: number, last: number) =>
    fields.slice(first, last).reduce((sum, field) => sum + Number(field), 0) * tickMs;
  return { parent: Number(fields[1]), ms: ticks(11, 13), withEndedMs: ticks(11, 15) };
}

function familyMs(parent: number): number {
  let ms = statOf(parent).withEndedMs;
  for (const name of readdirSync("/proc")) {
    if (!/^\d+$/u.test(name)) continue;
    try {
      const stat = statOf(Number(name));
      if (stat.parent === parent) ms += stat.ms;
    } catch {
      // It has ended meanwhile.
    }
  }
  return ms;
}
