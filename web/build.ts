/**
 * Builds the pages into dist/ after checking the settings that are built into them and the words and settings in content/.
 * With --if-stale it does nothing when dist/ was made from the present sources and settings.
 */
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { globSync, readFileSync, writeFileSync } from "node:fs";
import process from "node:process";
import { readPublicSettings } from "#server/public-settings.ts";
import { addSettingsFile } from "#server/settings-file.ts";

const stampFile = "dist/.built-from";

/** The files that the pages are made of. */
const sources = [
  "astro.config.ts",
  "package-lock.json",
  "{content,domain,drawing,pdf,web}/**/*.{astro,ts,tsx,css,mdx,svg,png,avif,txt}",
  "server/contract.ts",
];

/** Vitest with the tests of content/, which are the rules about words (docs/decisions/010); prints only what breaks one. */
const checkOfWords = ["run", "--project=content", "--reporter=./web/problem-reporter.ts"];

/** The settings that are built into the pages. */
const settings = ["PORT", "SITE_URL", "PUBLIC_BACKEND_URL", "PUBLIC_ANON_KEY", "PUBLIC_PRICE_ID"];

function fingerprint(): string {
  const hash = createHash("sha256");
  for (const path of globSync(sources).toSorted()) {
    // Only the tests of content/ decide what may be built; the others change no page.
    if (path.endsWith(".test.ts") && !path.startsWith("content/")) continue;
    hash.update(path).update("\0").update(readFileSync(path)).update("\0");
  }
  for (const name of settings) hash.update(`${name}=${process.env[name] ?? ""}\0`);
  return hash.digest("hex");
}

/** Runs a program of node_modules/.bin; true if it ended with code 0. */
function succeeds(program: string, options: readonly string[], env: NodeJS.ProcessEnv): boolean {
  const { status, error } = spawnSync(program, options, { stdio: "inherit", env });
  if (error) throw error;
  return status === 0;
}

function stamp(): string | undefined {
  try {
    return readFileSync(stampFile, "utf8");
  } catch {
    return undefined;
  }
}

const problems = [...addSettingsFile(process.env).problems];
if (problems.length === 0) readPublicSettings(process.env, problems);
if (problems.length > 0) {
  console.error(`Nothing was built.\n${problems.join("\n")}`);
  process.exit(1);
}

const current = fingerprint();
if (!process.argv.includes("--if-stale") || stamp() !== current) {
  console.log("Building the pages …");
  if (!succeeds("vitest", checkOfWords, { ...process.env, NODE_ENV: "test" })) {
    console.error("Nothing was built. Change what the lines above name, and start again.");
    process.exit(1);
  }
  const forVisitors = { ...process.env, ASTRO_TELEMETRY_DISABLED: "1", NODE_ENV: "production" };
  if (!succeeds("astro", ["build", "--silent"], forVisitors)) process.exit(1);
  writeFileSync(stampFile, current);
}
