import { fork } from "node:child_process";
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { join } from "node:path";
import pg from "pg";
import type { TestProject } from "vitest/node";
import type { ServerMessage, ServerRequest } from "./postgres-server.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** The address of the PostgreSQL of this test run; `createDatabase` makes an empty database in it. */
    postgresUrl: string;
  }
}

/** Starts a PostgreSQL for the test run; returns what stops it. */
export async function setup(project: Pick<TestProject, "provide">): Promise<() => Promise<void>> {
  const postgres = await startPostgres();
  project.provide("postgresUrl", postgres.url);
  return postgres.close;
}

/** A PostgreSQL of its own, for tests that crash it; after a new start, what was committed is there. */
export async function startPostgres() {
  const child = fork(join(import.meta.dirname, "postgres-server.ts"), {
    execArgv: [],
    stdio: ["ignore", "ignore", "inherit", "ipc"],
  });
  const nextMessage = async () => {
    const message = await Promise.race([
      once(child, "message").then(([first]): ServerMessage => first),
      once(child, "exit").then((): ServerMessage => ({ kind: "failed", reason: "it ended" })),
    ]);
    if (message.kind === "failed") {
      throw new Error(`The tests need a PostgreSQL of their own: ${message.reason}.`);
    }
    return message;
  };
  const ask = async (request: ServerRequest) => {
    const answer = nextMessage();
    child.send(request);
    await answer;
  };
  const ready = await nextMessage();
  return {
    url: ready.kind === "ready" ? ready.url : "",
    crash: () => ask("crash"),
    start: () => ask("start"),
    async close() {
      const exit = once(child, "exit");
      child.disconnect();
      await exit;
    },
  };
}

/** The rows of one statement, on a connection of its own. */
export async function query(url: string, sql: string) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(sql)).rows ?? [];
  } finally {
    await client.end();
  }
}

/** Makes an empty database beside the given one and returns its address. */
export async function createDatabase(postgresUrl: string): Promise<string> {
  const name = `test_${randomUUID().replaceAll("-", "")}`;
  await query(postgresUrl, `create database ${name}`);
  return Object.assign(new URL(postgresUrl), { pathname: `/${name}` }).href;
}
