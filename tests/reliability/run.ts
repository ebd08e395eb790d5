/**
 * The reliability tests in their full numbers (`npm run test:reliability`), and a table of what they tried and found in
 * docs/reliability.md. With names, `npm run test:reliability -- T1 T10`, only those run, and only their rows are renewed.
 */
import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { availableParallelism, cpus, release, tmpdir, totalmem, type } from "node:os";
import { join } from "node:path";
import process from "node:process";
import { format } from "prettier";
import { runJourneys } from "./journeys.ts";
import type { Finding } from "./numbers.ts";

const table = "docs/reliability.md";
const wanted = process.argv.slice(2);
const folder = mkdtempSync(join(tmpdir(), "seven-petals-notes-"));
const notes = join(folder, "notes.jsonl");

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
  const finding = runJourneys(folder);
  if (finding) findings.push(finding);
  else hasPassed = false;
}
const minutes = (performance.now() - began) / 60_000;
rmSync(folder, { recursive: true, force: true });
await writeTable();
console.log(`\n${findings.length} findings in ${minutes.toFixed(1)} min, written to ${table}`);
process.exitCode = hasPassed ? 0 : 1;

function run(program: string, options: readonly string[]): void {
  const { status } = spawnSync(program, options, {
    stdio: "inherit",
    env: { ...process.env, RELIABILITY: "full", RELIABILITY_NOTES: notes },
  });
  if (status !== 0) hasPassed = false;
}

/** A test that failed has found nothing, so its row is missing until it passes. */
async function writeTable(): Promise<void> {
  const today = new Date().toISOString().slice(0, 10);
  const machine = `${availableParallelism()} × ${cpus()[0]?.model.trim()}, ${Math.round(totalmem() / 2 ** 30)} GB, ${type()} ${release()}, Node ${process.versions.node}`;
  const renewed = findings.map(({ id, what, tried, found }) =>
    [id, what, tried, found, today].map(inCell).join(" | "),
  );
  const number = (row: string) => Number(/^T(\d+)/u.exec(row)?.[1]);
  const rows = [...rowsKept(), ...renewed].toSorted((a, b) => number(a) - number(b));
  const text = `# Reliability

The payment side under load, faults and attacks. What is counted is what happened: rows in the database, sessions at the provider,
reports that open. \`npm test\` runs a short form of most tests; this is the full form.

- Machine: ${machine}. The load, the provider and the server share it, so times say little.
- Command: \`npm run test:reliability\`, or with the names of some tests to renew their rows. T7 asks for strace
  (\`apt-get install strace\`).
- The provider is the sandbox (decision 006). The tests are in \`tests/reliability/\`, T26 in \`server/deno.test.ts\`, T27 in
  \`tests/e2e/\`; each begins with its number or has it as its tag. Every test also looks for secrets, as T25 does.

| | what | tried | found | date |
| --- | --- | --- | --- | --- |
${rows.map((row) => `| ${row} |`).join("\n")}
`;
  writeFileSync(table, await format(text, { parser: "markdown", printWidth: 100 }));
}

/** The rows of the present table that this run does not renew. */
function rowsKept(): string[] {
  if (wanted.length === 0 || !existsSync(table)) return [];
  return readFileSync(table, "utf8")
    .split("\n")
    .filter((line) => /^\| T\d+ /u.test(line))
    .map((line) =>
      line
        .slice(1, -1)
        .split(/(?<!\\)\|/u)
        .map((cell) => cell.trim())
        .join(" | "),
    )
    .filter((row) => !wanted.includes(row.split(" ")[0] ?? ""));
}

function inCell(text: string): string {
  return text.replaceAll("|", "\\|").replaceAll("\n", " ");
}
