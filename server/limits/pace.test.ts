import { expect, inject, onTestFinished, test } from "vitest";
import { openPostgresStore } from "#server/storage/postgres.ts";
import { createDatabase } from "#tests/support/postgres.ts";
import { countInMemory } from "./limiter.ts";
import { createPace } from "./pace.ts";
import { countInPostgres } from "./postgres-counts.ts";

const silent = { info: () => undefined, warn: () => undefined, error: () => undefined };
const never = new AbortController().signal;

test("servers on one PostgreSQL keep one pace, and waiting for it ends when the server stops", async () => {
  const url = await createDatabase(inject("postgresUrl"));
  await (await openPostgresStore(url, silent)).close();
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
