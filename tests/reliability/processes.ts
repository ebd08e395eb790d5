import { fork, spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { copyFileSync, mkdirSync, symlinkSync, writeFileSync } from "node:fs";
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

const root = join(import.meta.dirname, "../..");

/** Starts the real program in an empty folder, with these settings only, and waits until it listens. */
export function startServer(folder: string, settings: Record<string, string>) {
  return start([process.execPath, join(root, "server/main.ts")], folder, settings);
}

/** The same by `npm start`, as in the repository but that the pages are not built. */
export function startByNpm(folder: string, settings: Record<string, string>) {
  for (const name of ["server", "node_modules"]) symlinkSync(join(root, name), join(folder, name));
  copyFileSync(join(root, "package.json"), join(folder, "package.json"));
  mkdirSync(join(folder, "web"));
  writeFileSync(join(folder, "web/build.ts"), "");
  return start(["npm", "start"], folder, settings);
}

async function start(command: readonly string[], folder: string, settings: Record<string, string>) {
  const [program = "", ...options] = command;
  const env = { PATH: process.env["PATH"], LOG_LEVEL: "error", ...settings };
  // A group of its own, so that nothing of it is left when the test is over.
  const child = spawn(program, options, { cwd: folder, env, detached: true });
  onTestFinished(() => endGroup(child));
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

function endGroup({ pid }: ChildProcess): void {
  try {
    if (pid !== undefined) process.kill(-pid, "SIGKILL");
  } catch {
    // It has ended by itself.
  }
}
