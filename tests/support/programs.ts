import { spawn, spawnSync, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import process from "node:process";
import { expect, onTestFinished, test } from "vitest";

export const root = join(import.meta.dirname, "../..");

/** All that a program is given; what Node has compiled is kept for the next one, where the gate says where. */
const environment = (settings: Readonly<Record<string, string | undefined>>) => ({
  PATH: process.env["PATH"],
  NODE_COMPILE_CACHE: process.env["NODE_COMPILE_CACHE"],
  ...settings,
});

/** Runs a program of this project, such as "operator/main.ts doctor", in a folder, with these settings only. */
export function runProgram(
  line: string,
  cwd: string,
  settings: Readonly<Record<string, string | undefined>> = {},
  input = "",
) {
  const [file = "", ...options] = line.split(" ");
  const env = environment(settings);
  return spawnSync("node", [join(root, file), ...options], { cwd, env, input, encoding: "utf8" });
}

/** Starts a command in a folder, with these settings only. It ends with its test at the latest. */
export function startCommand(
  [program = "", ...options]: readonly string[],
  cwd: string,
  settings: Readonly<Record<string, string>>,
) {
  // A group of its own, so that nothing of it is left when the test is over.
  const child = spawn(program, options, { cwd, env: environment(settings), detached: true });
  onTestFinished(() => endGroup(child));
  const pieces: string[] = [];
  for (const stream of [child.stdout, child.stderr])
    stream.on("data", (piece) => pieces.push(String(piece)));
  const said = () => pieces.join("");
  return {
    child,
    said,
    says: (words: string) => expect.poll(said).toContain(words),
    firstLine: once(child.stdout, "data").then(([piece]) => String(piece).split("\n")[0] ?? ""),
    end: once(child, "close").then(([code]) => code as number | null),
  };
}

function endGroup({ pid }: ChildProcess): void {
  try {
    if (pid !== undefined) process.kill(-pid, "SIGKILL");
  } catch {
    // It has ended by itself.
  }
}

/** The only permissions that the functions need on Deno. */
const rights = ["--allow-net", "--allow-env", "--allow-read", "--allow-sys"];

const deno = join(root, "node_modules/@deno/linux-x64-glibc/deno");

/** With Deno as the platform has it, where .ci/run or a person has installed it (CONTRIBUTING.md). */
export const testOnDeno = test.runIf(existsSync(deno));

/** Starts a program on Node or Deno; `file` is its path, from the top folder or whole. */
export function startOn(
  runtime: "Node" | "Deno",
  file: string,
  {
    args = [],
    env = {},
  }: { readonly args?: readonly string[]; readonly env?: Record<string, string> },
) {
  const program =
    runtime === "Node" ? ["node"] : [deno, "run", "--quiet", "--no-prompt", ...rights];
  const home = process.env["HOME"] ?? "";
  return startCommand([...program, resolve(root, file), ...args], root, { HOME: home, ...env });
}
