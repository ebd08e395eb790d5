import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import process from "node:process";
import { setTimeout } from "node:timers/promises";

export type Program = {
  /** Milliseconds from its start to its first line, which it writes when it listens. */
  readonly startMs: number;
  /** What it holds in memory (RSS) two seconds later. Linux only: elsewhere not a number. */
  readonly megabytesAtRest: () => Promise<number>;
  readonly stop: () => Promise<void>;
};

/** Starts a server by a command of the shell, with these settings only, and waits for its first line. */
export async function startProgram(
  command: string,
  settings: Readonly<Record<string, string>> = {},
): Promise<Program> {
  const began = performance.now();
  const child = spawn("sh", ["-c", `exec ${command}`], {
    stdio: ["ignore", "pipe", "inherit"],
    env: { PATH: process.env["PATH"], ...settings },
  });
  const exit = once(child, "exit");
  const first = await Promise.race([once(child.stdout, "data"), exit.then(() => undefined)]);
  if (first === undefined) throw new Error(`It ended at once: ${command}`);
  child.stdout.resume();
  return {
    startMs: performance.now() - began,
    async megabytesAtRest() {
      await setTimeout(2000);
      if (process.platform !== "linux") return Number.NaN;
      const status = readFileSync(`/proc/${child.pid}/status`, "utf8");
      return (Number(/VmRSS:\s+(\d+) kB/u.exec(status)?.[1]) * 1024) / 1_000_000;
    },
    async stop() {
      child.kill();
      await exit;
    },
  };
}
