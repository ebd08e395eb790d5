import { spawnSync } from "node:child_process";
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
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

test.each([
  { SITE_URL: "https://petals.example/shop" },
  { SITE_URL: "ftp://petals.example" },
  { SITE_URL: "http://petals.example", NODE_ENV: "production" },
])("an address that the server refuses is refused by the build: %j", (settings) => {
  const { status, stderr } = spawnSync("node", [join(import.meta.dirname, "build.ts")], {
    cwd: tmpdir(),
    env: { PATH: process.env["PATH"], ...settings },
    encoding: "utf8",
  });
  expect(status).toBe(1);
  expect(stderr).toMatch(/^Nothing was built\.\nSITE_URL must [^\n]+\n$/u);
});

test("pages for production are not built without the address that visitors type", () => {
  const { status, stdout, stderr } = spawnSync("node", [join(import.meta.dirname, "build.ts")], {
    cwd: tmpdir(),
    env: { PATH: process.env["PATH"], NODE_ENV: "production" },
    encoding: "utf8",
  });
  expect({ status, stdout }).toEqual({ status: 1, stdout: "" });
  expect(stderr).toContain("SITE_URL is missing, and NODE_ENV is production.");
});

test("the pages take their settings from .env, as the server does, and from no other file", () => {
  const folder = mkdtempSync(join(tmpdir(), "seven-petals-build-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  writeFileSync(join(folder, ".env"), "\uFEFFPUBLIC_ANON_KEY=from-$env\n");
  for (const other of [".env.local", ".env.production", ".env.production.local"]) {
    writeFileSync(join(folder, other), "PUBLIC_ANON_KEY=from-elsewhere\nPUBLIC_PRICE_ID=price_1\n");
  }
  const program = `
    import { resolveConfig } from ${JSON.stringify(import.meta.resolve("vite"))};
    import config from ${JSON.stringify(join(import.meta.dirname, "..", "astro.config.ts"))};
    const vite = { ...config.vite, configFile: false, envPrefix: "PUBLIC_" };
    console.log(JSON.stringify((await resolveConfig(vite, "build", "production")).env));
  `;
  const { stdout, stderr } = spawnSync("node", ["--input-type=module", "-e", program], {
    cwd: folder,
    env: { PATH: process.env["PATH"] },
    encoding: "utf8",
  });
  expect(stderr).toBe("");
  expect(JSON.parse(stdout)).toMatchObject({ PUBLIC_ANON_KEY: "from-$env" });
  expect(stdout).not.toMatch(/elsewhere|price_1/u);
});
