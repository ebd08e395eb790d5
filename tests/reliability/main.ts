/**
 * The reliability tests in their full numbers (`npm run test:reliability`), and the table of what they tried and found in
 * docs/reliability.md. With names, `npm run test:reliability -- T1 T10`, only those run, and only their rows are renewed.
 */
import { spawnSync } from "node:child_process";
import { existsSync, mkdtempDisposableSync, readFileSync, writeFileSync } from "node:fs";
import { availableParallelism, cpus, release, tmpdir, totalmem, type } from "node:os";
import { join } from "node:path";
import process from "node:process";
import { format } from "prettier";
import type { Finding } from "./findings.ts";

const table = "docs/reliability.md";
const wanted = process.argv.slice(2);
using folder = mkdtempDisposableSync(join(tmpdir(), "seven-petals-notes-"));
const notes = join(folder.path, "notes.jsonl");
const journeyReport = join(folder.path, "journeys.json");

/** Whether some of these tests are to run. */
const wants = (matches: (id: string) => boolean) => wanted.length === 0 || wanted.some(matches);

const began = performance.now();
let hasPassed = true;
// What is served and looked at is the built site.
if (wants((id) => ["T17", "T18", "T19", "T24", "T25", "T27"].includes(id)))
  run("node", ["web/build.ts", "--if-stale"]);
if (wants((id) => id !== "T27")) {
  run("vitest", [
    "run",
    "--project=server",
    // One file after another, so that no test measures the load of its neighbor.
    "--no-file-parallelism",
    ...(wanted.length > 0 ? ["-t", `^(?:${wanted.join("|")}):`] : []),
    "tests/reliability",
    // T26, which stands beside what it tests.
    "server/deno.test.ts",
  ]);
}
const findings: Finding[] = existsSync(notes)
  ? readFileSync(notes, "utf8")
      .split("\n")
      .filter((line) => line !== "")
      .map((line) => JSON.parse(line))
  : [];
if (wants((id) => id === "T27")) {
  const options = ["test", "--grep", "@T27", "--workers=1", "--reporter=list,json"];
  if (run("playwright", options)) findings.push(journeyFinding());
}
const minutes = (performance.now() - began) / 60_000;
await writeTable();
console.log(`\n${findings.length} findings in ${minutes.toFixed(1)} min, written to ${table}`);
process.exitCode = hasPassed ? 0 : 1;

function run(program: string, options: readonly string[]): boolean {
  const full = { RELIABILITY: "full", RELIABILITY_NOTES: notes };
  const { status } = spawnSync(program, options, {
    stdio: "inherit",
    env: { ...process.env, ...full, PLAYWRIGHT_JSON_OUTPUT_FILE: journeyReport },
  });
  if (status !== 0) hasPassed = false;
  return status === 0;
}

/** What the journeys counted, each in every window; Playwright's JSON report has it in the depth of its suites. */
function journeyFinding(): Finding {
  const [windows, counted] = [new Set<string>(), new Set<string>()];
  const { stats } = JSON.parse(readFileSync(journeyReport, "utf8"), (key, value) => {
    if (key === "projectName") windows.add(value);
    if (key === "description") counted.add(value);
    return value;
  });
  return {
    id: "T27",
    what: "journeys in a real browser",
    tried: `${stats.expected} journeys in ${windows.size} windows (${[...windows].join(", ")})`,
    found: `all arrive; ${[...counted].join("; ")}`,
  };
}

/** Renews machine and rows. A test that failed has found nothing, so its row is missing until it passes. */
async function writeTable(): Promise<void> {
  const today = new Date().toISOString().slice(0, 10);
  const machine = `${availableParallelism()} × ${cpus()[0]?.model.trim()}, ${Math.round(totalmem() / 2 ** 30)} GB, ${type()} ${release()}, Node ${process.versions.node}`;
  const idOf = (row: string) => /^\| (T\d+) /u.exec(row)?.[1];
  const lines = readFileSync(table, "utf8").trimEnd().split("\n");
  const kept = lines.filter((line) => {
    const id = idOf(line);
    return id !== undefined && wanted.length > 0 && !wanted.includes(id);
  });
  const renewed = findings.map(({ id, what, tried, found }) => {
    const cells = [id, what, tried, found, today];
    return `| ${cells.map((cell) => cell.replaceAll("|", String.raw`\|`)).join(" | ")} |`;
  });
  const number = (row: string) => Number(idOf(row)?.slice(1));
  const rows = [...kept, ...renewed].toSorted((a, b) => number(a) - number(b));
  const head = lines
    .filter((line) => idOf(line) === undefined)
    .map((line) => line.replace(/^- Machine: .*?(?=\. The load)/u, `- Machine: ${machine}`));
  const text = `${[...head, ...rows].join("\n")}\n`;
  writeFileSync(table, await format(text, { parser: "markdown", printWidth: 100 }));
}
