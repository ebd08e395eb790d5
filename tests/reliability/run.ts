/**
 * All reliability tests in their full numbers (`npm run test:reliability`), and a table of what they tried and found in
 * docs/reliability.md. Names of tests may follow: `npm run test:reliability -- T1 T10` runs those, and writes no table.
 */
import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { availableParallelism, cpus, release, totalmem, tmpdir, type } from "node:os";
import { join } from "node:path";
import process from "node:process";
import { format } from "prettier";
import type { Finding } from "./numbers.ts";

const table = "docs/reliability.md";
const wanted = process.argv.slice(2);
const folder = mkdtempSync(join(tmpdir(), "seven-petals-notes-"));
const notes = join(folder, "notes.jsonl");

const began = performance.now();
const { status } = spawnSync(
  "vitest",
  [
    "run",
    "--project=server",
    // One file after another, so that no test measures the load of its neighbor.
    "--no-file-parallelism",
    ...(wanted.length > 0 ? ["-t", `^(?:${wanted.join("|")}):`] : []),
    "tests/reliability",
  ],
  { stdio: "inherit", env: { ...process.env, RELIABILITY: "full", RELIABILITY_NOTES: notes } },
);
const minutes = (performance.now() - began) / 60_000;
const findings: Finding[] = existsSync(notes)
  ? readFileSync(notes, "utf8")
      .split("\n")
      .filter((line) => line !== "")
      .map((line) => JSON.parse(line))
  : [];
rmSync(folder, { recursive: true, force: true });
console.log(`\n${findings.length} findings in ${minutes.toFixed(1)} min`);
if (wanted.length === 0) await writeTable();
process.exitCode = status ?? 1;

/** A failed run writes its table, too: what has failed is then missing in it, and it says so. */
async function writeTable(): Promise<void> {
  const number = ({ id }: Finding) => Number(id.slice(1));
  const rows = findings
    .toSorted((a, b) => number(a) - number(b))
    .map(({ id, what, tried, found, seconds }) =>
      [id, what, tried, found, `${Math.round(seconds)} s`].map(inCell).join(" | "),
    );
  const machine = `${availableParallelism()} × ${cpus()[0]?.model.trim()}, ${Math.round(totalmem() / 2 ** 30)} GB, ${type()} ${release()}, Node ${process.versions.node}`;
  const text = `# Reliability

What the payment side was put through, and what came of it, counted in effects: rows in the database, sessions at the provider,
reports opened. The short form of every test runs in \`npm test\`; this is the full form.

- Date: ${new Date().toISOString().slice(0, 10)}
- Machine: ${machine}; the load and the server share it
- Command: \`npm run test:reliability\`, ${minutes.toFixed(0)} min, ${status === 0 ? "all passed" : "**not all passed: what failed is missing below**"}

The tests are in \`tests/reliability/\`; each begins with its number. Stripe is played by the sandbox (docs/decisions/006, 016, 017).

| | what | tried | found | time |
| --- | --- | --- | --- | --- |
${rows.map((row) => `| ${row} |`).join("\n")}
`;
  writeFileSync(table, await format(text, { parser: "markdown", printWidth: 100 }));
  console.log(`Written: ${table}`);
}

function inCell(text: string): string {
  return text.replaceAll("|", "\\|").replaceAll("\n", " ");
}
