import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import process from "node:process";
import { test } from "vitest";
import { root, startCommand } from "./programs.ts";

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
