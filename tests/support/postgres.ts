import { fork } from "node:child_process";
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { join } from "node:path";
import pg from "pg";
import type { TestProject } from "vitest/node";
import type { ServerMessage } from "./postgres-server.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** The address of the PostgreSQL that runs while the tests run; ask `createDatabase` for one of your own in it. */
    postgresUrl: string;
  }
}

/** Starts a PostgreSQL that lives as long as the test run; returns what stops it. */
export async function setup(project: Pick<TestProject, "provide">): Promise<() => Promise<void>> {
  const child = fork(join(import.meta.dirname, "postgres-server.ts"), {
    execArgv: [],
    stdio: ["ignore", "ignore", "inherit", "ipc"],
  });
  const message = await Promise.race([
    once(child, "message").then(([first]): ServerMessage => first),
    once(child, "exit").then((): ServerMessage => ({ kind: "failed", reason: "it ended at once" })),
  ]);
  if (message.kind === "failed") {
    throw new Error(
      `The tests need a PostgreSQL of their own, and it did not start: ${message.reason}.`,
    );
  }
  project.provide("postgresUrl", message.url);
  return async () => {
    const exit = once(child, "exit");
    child.disconnect();
    await exit;
  };
}

/** Makes an empty database beside the given one and returns its address. */
export async function createDatabase(postgresUrl: string): Promise<string> {
  const name = `test_${randomUUID().replaceAll("-", "")}`;
  const client = new pg.Client({ connectionString: postgresUrl });
  await client.connect();
  try {
    await client.query(`create database ${name}`);
  } finally {
    await client.end();
  }
  return Object.assign(new URL(postgresUrl), { pathname: `/${name}` }).href;
}
