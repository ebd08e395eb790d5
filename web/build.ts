/**
 * Builds the pages into dist/. With --if-stale it does nothing when dist/ was already made
 * from these very sources and settings.
 */
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { globSync, readFileSync, writeFileSync } from "node:fs";
import process from "node:process";

const stampFile = "dist/.built-from";

/** Everything the pages are made of. */
const sources = [
  "astro.config.ts",
  "package-lock.json",
  "{content,domain,drawing,pdf,web}/**/*.{astro,ts,tsx,css,mdx,svg,png,txt}",
  "server/contract.ts",
];

/** The settings that are built into the pages. */
const settings = ["PORT", "SITE_URL", "PUBLIC_BACKEND_URL", "PUBLIC_ANON_KEY", "PUBLIC_PRICE_ID"];

function fingerprint(): string {
  const hash = createHash("sha256");
  for (const path of globSync(sources).toSorted()) {
    if (path.endsWith(".test.ts")) continue;
    hash.update(path).update("\0").update(readFileSync(path)).update("\0");
  }
  for (const name of settings) hash.update(`${name}=${process.env[name] ?? ""}\0`);
  return hash.digest("hex");
}

function stamp(): string | undefined {
  try {
    return readFileSync(stampFile, "utf8");
  } catch {
    return undefined;
  }
}

try {
  process.loadEnvFile(".env");
} catch {
  // There is no .env file: every setting has a default.
}

const current = fingerprint();
if (!process.argv.includes("--if-stale") || stamp() !== current) {
  console.log("Building the pages …");
  const build = spawnSync("astro", ["build", "--silent"], {
    stdio: "inherit",
    env: { ...process.env, ASTRO_TELEMETRY_DISABLED: "1", NODE_ENV: "production" },
  });
  if (build.error) throw build.error;
  if (build.status !== 0) process.exit(build.status ?? 1);
  writeFileSync(stampFile, current);
}
