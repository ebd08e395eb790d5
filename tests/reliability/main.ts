/**
 * The reliability tests in their full numbers: `npm run test:reliability`, or only some of them,
 * `npm run test:reliability -- T1 T10`. What they promise stands in docs/reliability.md.
 */
import { spawnSync } from "node:child_process";
import process from "node:process";

const wanted = process.argv.slice(2);
const unknown = wanted.filter((id) => !/^T\d+$/u.test(id));
if (unknown.length > 0) throw new Error(`Not a test's number, such as T10: ${unknown.join(" ")}`);

/** The journeys in a browser; all other tests run without one. */
const journeys = "T27";
const others = wanted.filter((id) => id !== journeys);

// What is served and looked at is the built site.
run("node", "web/build.ts", "--if-stale");
if (wanted.length === 0 || others.length > 0) {
  run(
    "vitest",
    "run",
    "--project=server",
    // One file after another, so that no test measures the load of its neighbor.
    "--no-file-parallelism",
    ...(others.length > 0 ? ["-t", `^(?:${others.join("|")}):`] : []),
    "tests/reliability",
    // T26, which stands beside what it tests.
    "server/deno.test.ts",
  );
}
if (wanted.length === 0 || wanted.includes(journeys)) {
  run("playwright", "test", "--grep", `@${journeys}`, "--workers=1");
}

/** Runs a program; when it fails, so does this one in the end. */
function run(program: string, ...options: readonly string[]): void {
  const env = { ...process.env, RELIABILITY: "full" };
  const { status } = spawnSync(program, options, { stdio: "inherit", env });
  if (status !== 0) process.exitCode = 1;
}
