import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";

/** All that a build reads. */
const configs = [
  "astro.config.ts",
  "package.json",
  "package-lock.json",
  "tsconfig.json",
  "vitest.config.ts",
];
const folders = "content docs domain drawing pdf server tests web".split(" ");

/** A copy of the project that a test may change and build: with the packages of this one, and without its .env. */
export function copyProject() {
  const folder = mkdtempSync(join(tmpdir(), "seven-petals-project-"));
  for (const part of [...configs, ...folders])
    cpSync(part, join(folder, part), { recursive: true });
  // Packages one by one, so that what a build keeps beside them stays in the copy.
  mkdirSync(join(folder, "node_modules"));
  for (const name of readdirSync("node_modules")) {
    if (name.startsWith(".") && name !== ".bin") continue;
    symlinkSync(resolve("node_modules", name), join(folder, "node_modules", name));
  }
  return {
    folder,
    /** Runs a program of the project with Node in the copy. */
    run: (program: string, options: readonly string[] = [], env: Record<string, string> = {}) =>
      spawnSync(process.execPath, [program, ...options], {
        cwd: folder,
        env: { PATH: process.env["PATH"], ...env },
        encoding: "utf8",
      }),
    remove: () => rmSync(folder, { recursive: true }),
  };
}
