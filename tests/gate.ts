/**
 * The one gate: everything that must be true before a change lands, in two lanes side by side, and one closing line that
 * counts. With --fast it leaves out the build and the journeys.
 */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { closeSync, mkdirSync, openSync, readFileSync, rmSync } from "node:fs";
import { resolve } from "node:path";
import process from "node:process";
import { settingNames } from "#server/settings/schema.ts";

/** The longest that one step may take, in milliseconds; the longest one takes a third of it. */
const timeout = 25 * 60_000;

/** The owner's settings, of .env too: what is tested is tested without them. */
const noSettings = Object.fromEntries(settingNames.map((name) => [name, ""]));

/** What Node has compiled is kept from program to program, of which the tests start a hundred. */
const quick = { NODE_COMPILE_CACHE: resolve("node_modules/.cache/node") };

type Counts = { passed: number; failed: number; skipped: number };
type Step = {
  readonly name: string;
  /** Its words, none of which holds a space. */
  readonly command: string;
  /** Reads the report that the step has written; a step without one counts as a single test. */
  readonly count?: () => Counts;
};

const unitReport = "test-results/unit.json";
const journeyReport = "test-results/journeys.json";
const isFast = process.argv.includes("--fast");

const build: Step = { name: "build", command: "node web/build.ts" };
const journeys: Step = { name: "journeys", command: "playwright test", count: countPlaywright };
/** What a file was found to be stands in the cache of its content: the next run looks at what has changed. */
const checks: readonly Step[] = [
  {
    name: "formatting",
    command: "prettier --check --log-level warn --cache --cache-strategy content .",
  },
  {
    name: "lint and import table",
    command: "oxlint --report-unused-disable-directives-severity error",
  },
  { name: "unused code", command: "knip" },
  // It writes the types of the articles first, which tsc reads too.
  {
    name: "types of the pages",
    command: "astro check --tsconfig tsconfig.astro.json --minimumFailingSeverity warning",
  },
  {
    name: "types",
    command: "tsc --incremental --tsBuildInfoFile node_modules/.cache/types.tsbuildinfo",
  },
];
const unitTests: Step = {
  name: "unit, property and server tests",
  // The build has kept the promises about words.
  command: `vitest run --reporter=default --reporter=json --outputFile.json=${unitReport}${isFast ? "" : " --project=!content"}`,
  count: countVitest,
};

function countVitest(): Counts {
  const report = JSON.parse(readFileSync(unitReport, "utf8"));
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests,
    skipped: report.numPendingTests + report.numTodoTests,
  };
}

function countPlaywright(): Counts {
  const { stats } = JSON.parse(readFileSync(journeyReport, "utf8"));
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky, skipped: stats.skipped };
}

const total: Counts = { passed: 0, failed: 0, skipped: 0 };
/** Runs a command, its output into a file, and answers whether it ended well and in time. */
async function succeeds(command: string, output: number): Promise<boolean> {
  const [program = "", ...options] = command.split(" ");
  const child = spawn(program, options, {
    stdio: ["ignore", output, output],
    // As Ctrl+C does it, so that it ends what it has started.
    timeout,
    killSignal: "SIGINT",
    env: { ...process.env, ...noSettings, ...quick, ASTRO_TELEMETRY_DISABLED: "1" },
  });
  try {
    const [code] = await once(child, "exit");
    return code === 0;
  } catch (error) {
    console.error(`${program} could not be started: ${String(error)}`);
    return false;
  }
}

/** What failed is printed last, where a log that was cut short still has it. */
const failures: string[] = [];

/** Runs one step and prints all it says when it ends, or when all has ended if it failed. True if it passed; without a failing test of its own it counts as one failure. */
async function run({ name, command, count }: Step): Promise<boolean> {
  const began = performance.now();
  const path = `test-results/${name.replaceAll(/\W+/gu, "-")}.txt`;
  const output = openSync(path, "a");
  const hasPassed = await succeeds(command, output);
  closeSync(output);
  const seconds = Math.round((performance.now() - began) / 1000);
  const said = `\n▸ ${name} (${seconds} s)\n${readFileSync(path, "utf8").trimEnd()}`;
  if (hasPassed) console.log(said);
  else failures.push(said);

  let counts: Counts = { passed: 0, failed: 1, skipped: 0 };
  try {
    counts = count?.() ?? { passed: Number(hasPassed), failed: 0, skipped: 0 };
  } catch {
    // It has written no report, so it cannot have passed.
  }
  total.passed += counts.passed;
  total.failed += hasPassed ? counts.failed : Math.max(1, counts.failed);
  total.skipped += counts.skipped;
  return hasPassed;
}

rmSync("test-results", { recursive: true, force: true });
mkdirSync("test-results", { recursive: true });

const building = isFast ? Promise.resolve(false) : run(build);
await Promise.all([
  // Journeys on pages that were not built would only fail again, and less clearly.
  building.then((isBuilt) => isBuilt && run(journeys)),
  (async () => {
    for (const check of checks) await run(check);
    // Servers read the pages as they start, and the build takes the old ones away first.
    await building;
    await run(unitTests);
  })(),
]);
for (const said of failures) console.log(said);
console.log(`\ntests: ${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped`);
process.exitCode = total.failed > 0 || total.passed === 0 ? 1 : 0;
