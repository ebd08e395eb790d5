import { fork, spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { onTestFinished } from "vitest";
import type { ProcessSettings } from "./shop-process.ts";

/** Starts a server that can be killed, without waiting for it. It ends with its test at the latest. */
export function launchShop(settings: ProcessSettings): ChildProcess {
  const program = join(import.meta.dirname, "shop-process.ts");
  const child = fork(program, [JSON.stringify(settings)], { execArgv: [], stdio: "inherit" });
  onTestFinished(() => void child.kill("SIGKILL"));
  return child;
}

/** The same, up and listening. */
export async function startShop(settings: ProcessSettings): Promise<ChildProcess> {
  const child = launchShop(settings);
  const [message] = await Promise.race([
    once(child, "message"),
    once(child, "exit").then(() => ["it ended at once"]),
  ]);
  if (message !== "ready") throw new Error(`The server did not start: ${String(message)}.`);
  return child;
}

/** Starts the real program in an empty folder, with these settings only, and waits until it listens. */
export async function startServer(folder: string, settings: Record<string, string>) {
  const program = join(import.meta.dirname, "../../server/main.ts");
  const env = { PATH: process.env["PATH"], LOG_LEVEL: "error", ...settings };
  const child = spawn(process.execPath, [program], { cwd: folder, env });
  onTestFinished(() => void child.kill("SIGKILL"));
  const said: string[] = [];
  const ready = new Promise<void>((resolve, reject) => {
    child.stdout.on("data", (chunk) => {
      said.push(String(chunk));
      if (said.join("").includes("no money moves")) resolve();
    });
    child.once("exit", () => reject(new Error(`The server did not start: ${said.join("")}`)));
  });
  child.stderr.on("data", (chunk) => said.push(String(chunk)));
  const ended = once(child, "exit").then(([code]) => code as number | null);
  await ready;
  return { child, ended, said };
}
