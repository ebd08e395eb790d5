import { spawn } from "node:child_process";
import { once } from "node:events";
import process from "node:process";
import { freePort } from "./ports.ts";

/** A running site, and the way to end it. */
export type RunningSite = { readonly origin: string; readonly stop: () => Promise<void> };

/**
 * Starts the server on a free port with a database of its own and sandbox payments; throws if it does not come up.
 * `settings` are added to those.
 */
export async function startSite(
  databasePath: string,
  settings: Readonly<Record<string, string>> = {},
): Promise<RunningSite> {
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const child = spawn(process.execPath, ["server/main.ts"], {
    stdio: ["ignore", "pipe", "inherit"],
    env: {
      ...process.env,
      PORT: String(port),
      SITE_URL: origin,
      DATABASE_URL: databasePath,
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
    stop: async () => {
      child.kill();
      await exit;
    },
  };
}
