import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempDisposable } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import process from "node:process";
import { freePort } from "./ports.ts";

/**
 * Starts the server on a free port with a database of its own and sandbox payments; throws if it does not come up.
 * `settings` are added to those. Disposing ends it and removes the database.
 */
export async function startSite(settings: Readonly<Record<string, string>> = {}) {
  const folder = await mkdtempDisposable(join(tmpdir(), "seven-petals-"));
  const database = join(folder.path, "purchases.sqlite");
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const child = spawn(process.execPath, ["server/main.ts"], {
    stdio: ["ignore", "pipe", "inherit"],
    env: {
      ...process.env,
      PORT: String(port),
      SITE_URL: origin,
      DATABASE_URL: database,
      STRIPE_SECRET_KEY: "",
      STRIPE_WEBHOOK_SECRET: "",
      LOG_LEVEL: "error",
      ...settings,
    },
  });
  const exit = once(child, "exit");
  // The server's first line says that it listens.
  const first = await Promise.race([once(child.stdout, "data"), exit.then(() => "ended" as const)]);
  if (first === "ended") throw new Error("The server ended before it listened.");
  return {
    origin,
    database,
    async [Symbol.asyncDispose]() {
      child.kill();
      await exit;
      await folder.remove();
    },
  };
}
