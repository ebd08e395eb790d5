import { spawnSync } from "node:child_process";
import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";

test("settings that would stop every sale are named before anything is built with them", () => {
  const folder = mkdtempSync(join(tmpdir(), "seven-petals-build-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const { status, stdout, stderr } = spawnSync("node", [join(import.meta.dirname, "build.ts")], {
    cwd: folder,
    env: { PATH: process.env["PATH"], PUBLIC_PRICE_ID: "price_1 ", PUBLIC_ANON_KEY: "two words" },
    encoding: "utf8",
  });
  expect({ status, stdout }).toEqual({ status: 1, stdout: "" });
  expect(stderr).toMatch(/PUBLIC_PRICE_ID has blanks around it.*\nPUBLIC_ANON_KEY must be one/u);
  expect(readdirSync(folder)).toEqual([]);
});
