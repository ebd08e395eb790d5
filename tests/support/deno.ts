import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import process from "node:process";
import { test } from "vitest";

/** The only permissions that the functions need on Deno. */
const rights = ["--allow-net", "--allow-env", "--allow-read", "--allow-sys"];

const root = join(import.meta.dirname, "..", "..");
const deno = join(root, "node_modules/@deno/linux-x64-glibc/deno");

/** With Deno as the platform has it, where .ci/run or a person has installed it (CONTRIBUTING.md). */
export const testOnDeno = test.runIf(existsSync(deno));

/** Starts a program on Node or Deno; `file` is its path, from the top folder or whole. */
export function startOn(
  runtime: "Node" | "Deno",
  file: string,
  settings: { readonly args?: readonly string[]; readonly env?: Record<string, string> } = {},
) {
  const { args = [], env = {} } = settings;
  const [program, options] =
    runtime === "Node" ? ["node", []] : [deno, ["run", "--quiet", "--no-prompt", ...rights]];
  const child = spawn(program, [...options, resolve(root, file), ...args], {
    cwd: root,
    env: { PATH: process.env["PATH"], HOME: process.env["HOME"], ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const said: string[] = [];
  child.stdout.on("data", (chunk) => said.push(String(chunk)));
  child.stderr.on("data", (chunk) => said.push(String(chunk)));
  const end = once(child, "close").then(([code]) => code as number | null);
  return {
    said: () => said.join(""),
    /** The first line that it prints. */
    firstLine: once(child.stdout, "data").then(([chunk]) => String(chunk).split("\n")[0] ?? ""),
    end,
    stop: async () => {
      child.kill("SIGKILL");
      await end;
    },
  };
}
