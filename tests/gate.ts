/**
 * The one gate: everything that must be true before a change lands, in order, and one closing line that counts.
 * With --fast it stops before the build.
 */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, readFileSync, rmSync } from "node:fs";
import process from "node:process";

/** The longest that one step may take, in milliseconds; the longest one takes a third of it. */
const stepTimeout = 25 * 60_000;
/** The time that a step gets to end by itself when it is asked to, in milliseconds. */
const gracePeriod = 10_000;

type Counts = { passed: number; failed: number; skipped: number };
type Step = {
  readonly name: string;
  readonly command: readonly string[];
  /** Reads the report that the step has written; a step without one counts as a single test. */
  readonly count?: () => Counts;
};

const unitReport = "test-results/unit.json";
const journeyReport = "test-results/journeys.json";

const fast: readonly Step[] = [
  { name: "formatting", command: ["prettier", "--check", "--log-level", "warn", "."] },
  { name: "lint and import table", command: ["oxlint"] },
  { name: "types", command: ["astro", "check", "--minimumFailingSeverity", "warning"] },
  { name: "unused code", command: ["knip"] },
  {
    name: "unit, property and server tests",
    command: [
      "vitest",
      "run",
      "--reporter=default",
      "--reporter=json",
      `--outputFile.json=${unitReport}`,
    ],
    count: countVitest,
  },
];

const whole: readonly Step[] = [
  ...fast,
  { name: "build", command: ["node", "web/build.ts"] },
  { name: "journeys", command: ["playwright", "test"], count: countPlaywright },
];

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
  return {
    // The list of the journeys names each one that needed its second try.
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
    skipped: stats.skipped,
  };
}

/**
 * Runs a command in a process group of its own and answers whether it ended well and in time. Whatever it leaves
 * running ends with it: a stray server would hold the output open, and whoever reads that would wait for good.
 */
async function succeeds([program = "", ...options]: readonly string[]): Promise<boolean> {
  const child = spawn(program, options, {
    stdio: "inherit",
    detached: true,
    env: { ...process.env, ASTRO_TELEMETRY_DISABLED: "1" },
  });
  let wasInterrupted = false;
  const signalGroup = (signal: NodeJS.Signals) => {
    try {
      if (child.pid !== undefined) process.kill(-child.pid, signal);
    } catch {
      // Nothing of the group is left.
    }
  };
  // Asked first, so that it ends what it has started in other groups, as Playwright does with the server of the journeys.
  const end = () => {
    signalGroup("SIGINT");
    setTimeout(() => signalGroup("SIGKILL"), gracePeriod).unref();
  };
  const interrupt = () => {
    wasInterrupted = true;
    end();
  };
  const alarm = setTimeout(() => {
    console.error(`${program} was ended after ${stepTimeout / 60_000} minutes.`);
    end();
  }, stepTimeout);
  process.on("SIGINT", interrupt).on("SIGTERM", interrupt);
  try {
    const [code] = await once(child, "exit");
    return code === 0;
  } catch (error) {
    console.error(`${program} could not be started: ${String(error)}`);
    return false;
  } finally {
    clearTimeout(alarm);
    process.off("SIGINT", interrupt).off("SIGTERM", interrupt);
    signalGroup("SIGKILL");
    if (wasInterrupted) process.exit(130);
  }
}

/** Runs one step; a step that fails without a failing test of its own counts as one failure. */
async function run({ name, command, count }: Step): Promise<Counts> {
  console.log(`\n▸ ${name}`);
  const hasPassed = await succeeds(command);
  try {
    const counts = count?.() ?? { passed: Number(hasPassed), failed: 0, skipped: 0 };
    return hasPassed || counts.failed > 0 ? counts : { ...counts, failed: 1 };
  } catch {
    return { passed: 0, failed: 1, skipped: 0 };
  }
}

rmSync("test-results", { recursive: true, force: true });
mkdirSync("test-results", { recursive: true });

const total: Counts = { passed: 0, failed: 0, skipped: 0 };
for (const step of process.argv.includes("--fast") ? fast : whole) {
  const counts = await run(step);
  total.passed += counts.passed;
  total.failed += counts.failed;
  total.skipped += counts.skipped;
  // Journeys on pages that were not built would only fail again, and less clearly.
  if (step.name === "build" && counts.failed > 0) break;
}
console.log(`\ntests: ${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped`);
process.exitCode = total.failed > 0 || total.passed === 0 ? 1 : 0;
