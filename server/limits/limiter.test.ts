import { RateLimiterRes } from "rate-limiter-flexible";
import { expect, inject, onTestFinished, test } from "vitest";
import { openPostgresStore } from "#server/storage/postgres.ts";
import { silent } from "#tests/support/logs.ts";
import { createDatabase } from "#tests/support/postgres.ts";
import { countInMemory, createLimiter, type Limiter, mailboxOf } from "./limiter.ts";
import { countInPostgres } from "./postgres-counts.ts";
import { rules, type Limited } from "./rules.ts";
import { createPace } from "./pace.ts";

/** A limiter of one more server on this database. */
function serverOn(url: string): Limiter {
  const counts = countInPostgres(url, silent);
  onTestFinished(counts.close);
  return createLimiter(1, counts.count);
}

async function emptyDatabase(): Promise<string> {
  const url = await createDatabase(inject("postgresUrl"));
  await (await openPostgresStore(url, silent)).close();
  return url;
}

async function allowedOf(calls: number, limiter: Limiter, limited: Limited, who: string) {
  const verdicts = [];
  for (let i = 0; i < calls; i++) verdicts.push(await limiter(limited, who));
  return verdicts.filter((seconds) => seconds === 0).length;
}

test.each(Object.keys(rules) as Limited[])(
  "%s: exactly the calls of the first rule are let through",
  async (limited) => {
    const { calls, seconds } = rules[limited][0];
    const limiter = createLimiter(1, countInMemory);
    expect(await allowedOf(calls + 10, limiter, limited, "ada")).toBe(calls);
    const wait = await limiter(limited, "ada");
    expect(wait).toBeGreaterThan(seconds / 2);
    expect(wait).toBeLessThanOrEqual(seconds);
  },
);

test.each(["checkoutByAddress", "checkoutByEmail"] as const)(
  "%s: so are those of the second rule, of which the first uses up none for a call that it refuses",
  async (limited) => {
    const [first, second] = rules[limited];
    const counted = new Map<number, number>();
    const limiterWithFirst = (calls: number) =>
      createLimiter(1, (options) => {
        const isFirst = options.duration === first.seconds;
        const counter = countInMemory(isFirst ? { ...options, points: calls } : options);
        const consume = counter.consume.bind(counter);
        counter.consume = (...call) => {
          counted.set(options.duration, (counted.get(options.duration) ?? 0) + 1);
          return consume(...call);
        };
        return counter;
      });
    expect(await allowedOf(50, limiterWithFirst(1000), limited, "ada")).toBe(second.calls);
    counted.clear();
    await allowedOf(50, limiterWithFirst(first.calls), limited, "ada");
    expect(counted).toEqual(
      new Map([
        [first.seconds, 50],
        [second.seconds, first.calls],
      ]),
    );
  },
);

test("a limit holds to its very end: who is refused in its last millisecond waits a second", async () => {
  const refuse = () => Promise.reject(new RateLimiterRes(0, 1));
  const limiter = createLimiter(1, (options) =>
    Object.assign(countInMemory(options), { consume: refuse }),
  );
  expect(await limiter("checkoutByAddress", "ada")).toBe(1);
});

test("in memory ten thousand callers are remembered, and whoever called longest ago is forgotten", async () => {
  const limiter = createLimiter(1, countInMemory);
  for (const who of ["ada", "bo"]) await allowedOf(6, limiter, "checkoutByAddress", who);
  for (let i = 0; i < 9_999; i++) await limiter("checkoutByAddress", `stranger ${i}`);
  expect(await limiter("checkoutByAddress", "bo")).toBeGreaterThan(0);
  expect(await limiter("checkoutByAddress", "ada")).toBe(0);
  expect(await limiter("checkoutByAddress", "bo")).toBeGreaterThan(0);
});

test("a factor widens each rule", async () => {
  const limiter = createLimiter(3, countInMemory);
  expect(await allowedOf(30, limiter, "checkoutByAddress", "ada")).toBe(18);
});

test("PostgreSQL: of many calls at once exactly as many are let through as the rule says", async () => {
  const url = await emptyDatabase();
  const servers = [serverOn(url), serverOn(url)];
  const verdicts = await Promise.all(
    Array.from({ length: 40 }, (_, i) => servers[i % 2]?.("checkoutByEmail", "ada@example.com")),
  );
  expect(verdicts.filter((seconds) => seconds === 0)).toHaveLength(5);
});

test("PostgreSQL that is away: each server counts for itself, and nothing fails", async () => {
  const limiter = serverOn("postgres://nobody@127.0.0.1:1/none");
  expect(await allowedOf(20, limiter, "checkoutByAddress", "ada")).toBe(6);
});

test.each([
  ["ada@example.com", "ada@example.com"],
  [" ADA+books@Example.com ", "ada@example.com"],
  ["ada+a+b@example.com", "ada@example.com"],
  ["ada books@example.com", "ada@example.com"],
  ["ada@a+b.example", "ada@a+b.example"],
  ["+books@example.com", "@example.com"],
  ["ada+books", "ada+books"],
])("the address %j is counted as %s", (email, mailbox) => {
  expect(mailboxOf(email)).toBe(mailbox);
});

const never = new AbortController().signal;

test("servers on one PostgreSQL keep one pace, and waiting for it ends when the server stops", async () => {
  const url = await emptyDatabase();
  const rule = { keyPrefix: "test", points: 2, duration: 3600 };
  const [one, other, third] = [1, 2, 3].map(() => {
    const counts = countInPostgres(url, silent);
    onTestFinished(counts.close);
    return createPace(counts.count, rule);
  });
  expect(await one?.(never)).toBe(true);
  expect(await other?.(never)).toBe(true);
  const stopping = new AbortController();
  const waiting = third?.(stopping.signal);
  stopping.abort();
  expect(await waiting).toBe(false);
});

test("who has waited may go on", async () => {
  const pace = createPace(countInMemory, { keyPrefix: "test", points: 1, duration: 1 });
  expect(await pace(never)).toBe(true);
  expect(await pace(never)).toBe(true);
});
