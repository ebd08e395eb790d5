import { spawnSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";
import { noteFinding } from "./findings.ts";
import { tellsKey } from "./secrets.ts";

/** Settings that are for the server alone, as they stand in an owner's environment when the pages are built. */
const forTheServer = {
  STRIPE_SECRET_KEY: "sk_live_51MarkedSecret",
  STRIPE_WEBHOOK_SECRET: "whsec_51MarkedSecret",
  DATABASE_URL: "postgres://marked-user:marked-password@database.example/marked",
  METRICS_TOKEN: "marked-token-of-the-metrics",
};
/** The guard of this very test: what is meant for the pages reaches them. */
const forThePages = { PUBLIC_ANON_KEY: "marked-anon-key", PUBLIC_PRICE_ID: "price_marked" };

test("T25: the pages hold none of the settings that are for the server alone", () => {
  const folder = temporaryFolder();
  const { status } = spawnSync("astro", ["build", "--silent", "--outDir", folder], {
    stdio: "inherit",
    env: {
      ...process.env,
      ...forTheServer,
      ...forThePages,
      SITE_URL: "https://petals.example",
      NODE_ENV: "production",
      ASTRO_TELEMETRY_DISABLED: "1",
    },
  });
  expect(status).toBe(0);
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => readFileSync(join(entry.parentPath, entry.name), "latin1"));
  for (const meant of Object.values(forThePages)) {
    expect(files.filter((text) => text.includes(meant))).not.toEqual([]);
  }
  const settings = Object.entries(forTheServer).flat();
  const telling = files.filter(
    (text) =>
      tellsKey(text) ||
      text.includes("marked-password") ||
      settings.some((setting) => text.includes(setting)),
  );
  expect(telling).toEqual([]);
  noteFinding({
    what: "secrets in the built site",
    tried: `${files.length} files, built in an environment with ${Object.keys(forTheServer).length} settings that are for the server alone`,
    found: `${telling.length} files with a key, or with the name or value of such a setting`,
  });
});
