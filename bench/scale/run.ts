import { setTimeout } from "node:timers/promises";
import { median, table } from "#bench/table.ts";
import { startBalancer } from "#tests/reliability/balancer.ts";
import { callsTo } from "#tests/reliability/calls.ts";
import { eachAtOnce } from "#tests/reliability/crowd.ts";
import { createDatabase, startPostgres } from "#tests/support/postgres.ts";
import { addressAt, freePort } from "#tests/support/ports.ts";
import { countersOf, type Counters } from "./counters.ts";
import { reconcilerTable } from "./reconcilers.ts";
import { startProvider } from "./provider.ts";
import { startServer } from "./server.ts";

const rounds = 5;
const salesInRound = 400;
const buyersAtOnce = 20;
/** The connections of PostgreSQL report what they have counted after ten idle seconds at the latest. */
const reportedAfterMs = 11_000;

type Round = { readonly perSecond: number; readonly each: Counters };

/** What a purchase costs, and what one and three servers on one PostgreSQL bear, as tables in Markdown. Linux only. */
export async function benchScale(): Promise<string> {
  const postgres = await startPostgres();
  const provider = await startProvider();
  try {
    const url = await createDatabase(postgres.url);
    const ports = [await freePort(), await freePort(), await freePort()];
    const behind = [...ports];
    await using balancer = await startBalancer(behind);
    const siteUrl = addressAt(balancer.port);
    const servers = [];
    for (const port of ports) {
      // One after the other, so that the first brings the schema.
      servers.push(
        await startServer({
          database: { kind: "postgres", url },
          port,
          providerPort: provider.port,
          siteUrl,
        }),
      );
    }
    const counters = await countersOf(url, servers);
    const calls = callsTo(siteUrl);
    let buyer = 0;
    const sell = async (): Promise<Round> => {
      const start = await counters.read();
      const began = performance.now();
      await eachAtOnce(buyersAtOnce, Array.from({ length: salesInRound }), async () => {
        buyer += 1;
        const email = `ada${buyer}@example.com`;
        const { sessionId = "" } = await calls.order(email);
        provider.pay(sessionId);
        const isTaken = await calls.deliver(sessionId, "checkout.session.completed", sessionId);
        const isOpen = await calls.opensReport(sessionId, email);
        if (!isTaken || !isOpen) throw new Error("A sale failed.");
      });
      const seconds = (performance.now() - began) / 1000;
      const end = await counters.read();
      return { perSecond: salesInRound / seconds, each: difference(end, start, salesInRound) };
    };

    await sell();
    await setTimeout(reportedAfterMs);
    const before = await counters.read();
    const one: Round[] = [];
    const three: Round[] = [];
    for (let round = 0; round < rounds; round += 1) {
      for (const [found, count] of [
        [one, 1],
        [three, 3],
      ] as const) {
        behind.splice(0, behind.length, ...ports.slice(0, count));
        found.push(await sell());
      }
    }
    await setTimeout(reportedAfterMs);
    const sales = rounds * 2 * salesInRound;
    const each = difference(await counters.read(), before, sales);
    for (const server of servers) await server.stop();
    await counters.close();
    return [
      `One purchase (order, payment, event, report opened), the mean of ${sales}:`,
      costTable(each),
      `As many as they bear, ${buyersAtOnce} buyers at once through a balancer, in turn, the middle of ${rounds} rounds; buyers, balancer and provider are one more process on the same cores:`,
      ceilingTable(one, three),
      "The reconciler, when the provider takes 200 ms for an answer, in turn:",
      await reconcilerTable(url, provider),
    ].join("\n\n");
  } finally {
    await provider.close();
    await postgres.close();
  }
}

function difference(after: Counters, before: Counters, share: number): Counters {
  const names = Object.keys(after) as (keyof Counters)[];
  const each = names.map((name) => [name, (after[name] - before[name]) / share]);
  return Object.fromEntries(each) as Counters;
}

const middle = (all: readonly Round[], name: keyof Counters) =>
  median(all.map(({ each }) => each[name]));

function costTable(each: Counters): string {
  const say = (name: keyof Counters) => each[name].toFixed(1);
  return table("what|a purchase", [
    ["processor time of the server, ms", say("serverMs")],
    ["processor time of PostgreSQL, ms", say("postgresMs")],
    ["commits", say("commits")],
    ["rows inserted", say("inserted")],
    ["rows updated", say("updated")],
    ["write-ahead log, KB", say("walKb")],
    ["kept on disk with indexes, KB", say("diskKb")],
  ]);
}

function ceilingTable(one: readonly Round[], three: readonly Round[]): string {
  const rate = (all: readonly Round[]) => median(all.map(({ perSecond }) => perSecond));
  const ratio = median(three.map(({ perSecond }, i) => perSecond / (one[i]?.perSecond ?? 0)));
  const row = (name: string, all: readonly Round[], beside: number) => [
    name,
    beside.toFixed(2),
    rate(all).toFixed(0),
    ...(["serverMs", "postgresMs", "benchMs"] as const).map((part) => middle(all, part).toFixed(1)),
  ];
  return table(
    "servers|ratio|purchases a second|servers, ms each|PostgreSQL, ms each|buyers, balancer, provider, ms each",
    [row("one", one, 1), row("three", three, ratio)],
  );
}
