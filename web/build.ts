/**
 * Builds the pages into dist/ after checking the settings, the words in content/ and the colors in drawing/palette.ts.
 * With --if-stale it does nothing when dist/ was made from the present sources and settings.
 */
import { spawnSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import process from "node:process";
import { problemsOfPages } from "#server/settings/config.ts";
import { addSettingsFile } from "#server/settings/settings-file.ts";
import { whyNotCurrent, writeStamp } from "#server/static/build-stamp.ts";
import { compressFiles } from "#server/static/compress.ts";
import { headersFile } from "#server/static/load-site.ts";

/** Vitest with the rules about words (docs/decisions/010) and colors; prints only what breaks one. */
const checkOfWords = ["run", "--project=content", "--reporter=./web/problem-reporter.ts"];

/** Runs a program of node_modules/.bin; true if it ended with code 0. */
function succeeds(program: string, options: readonly string[], env: NodeJS.ProcessEnv): boolean {
  const { status, error } = spawnSync(program, options, { stdio: "inherit", env });
  if (error) {
    console.error(
      `${program} cannot be started (${error.message}). Building needs all packages: run npm ci --include=dev, or build elsewhere (npm run pack).`,
    );
  }
  return status === 0;
}

const problems = [...addSettingsFile(process.env).problems];
if (problems.length === 0) problems.push(...problemsOfPages(process.env));
if (problems.length > 0) {
  console.error(`Nothing was built.\n${problems.join("\n")}`);
  process.exit(1);
}

if (!process.argv.includes("--if-stale") || whyNotCurrent(".", process.env)) {
  console.log("Building the pages …");
  if (!succeeds("vitest", checkOfWords, { ...process.env, NODE_ENV: "test" })) {
    console.error("Nothing was built. Change what the lines above name, and start again.");
    process.exit(1);
  }
  const forVisitors = { ...process.env, ASTRO_TELEMETRY_DISABLED: "1", NODE_ENV: "production" };
  if (!succeeds("astro", ["build", "--silent"], forVisitors)) process.exit(1);
  await compressFiles("dist");
  writeFileSync("dist/_headers", headersFile({ siteUrl: process.env["SITE_URL"] ?? "" }));
  writeStamp(".", process.env);
}
