import { spawnSync } from "node:child_process";
import { readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";

const reasons = {
  address: /^Nothing was built\.\nSITE_URL must [^\n]+\n$/u,
  missing: /SITE_URL is missing, and NODE_ENV is production\./u,
  calls: /PUBLIC_PRICE_ID has blanks around it.*\nPUBLIC_ANON_KEY must be one/u,
};

test.each([
  [{ SITE_URL: "https://petals.example/shop" }, reasons.address],
  [{ SITE_URL: "ftp://petals.example" }, reasons.address],
  [{ SITE_URL: "http://petals.example", NODE_ENV: "production" }, reasons.address],
  [{ NODE_ENV: "production" }, reasons.missing],
  [{ PUBLIC_PRICE_ID: "price_1 ", PUBLIC_ANON_KEY: "two words" }, reasons.calls],
])(
  "settings that would stop every sale are named before anything is built with them: %j",
  (settings, why) => {
    const folder = temporaryFolder();
    const { status, stdout, stderr } = spawnSync("node", [join(import.meta.dirname, "build.ts")], {
      cwd: folder,
      env: { PATH: process.env["PATH"], ...settings },
      encoding: "utf8",
    });
    expect({ status, stdout }).toEqual({ status: 1, stdout: "" });
    expect(stderr).toMatch(why);
    expect(readdirSync(folder)).toEqual([]);
  },
);

test("the pages take their settings from .env, as the server does, and from no other file", () => {
  const folder = temporaryFolder();
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
