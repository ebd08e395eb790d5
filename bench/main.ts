/**
 * `npm run bench -- server` measures this part, `pages` the other, none both, and prints tables in Markdown for
 * docs/performance.md. A benchmark, not a test: nothing fails when it is slow.
 */
import { availableParallelism, cpus } from "node:os";
import process from "node:process";
import { benchPages } from "./pages.ts";
import { benchServer } from "./server.ts";

/** What was measured: a sentence, and rows whose names are the heads of the columns. */
export type Measured = {
  readonly about: string;
  readonly rows: readonly Readonly<Record<string, string | number>>[];
};

const parts = { pages: benchPages, server: benchServer };

const [asked = ""] = process.argv.slice(2);
for (const [name, measure] of Object.entries(parts)) {
  if (asked in parts && asked !== name) continue;
  const date = new Intl.DateTimeFormat("en-US", { dateStyle: "long" }).format(new Date());
  const machine = `${availableParallelism()} cores (${cpus()[0]?.model.trim() ?? "unknown"})`;
  process.stdout.write(`## ${name}\n\n${date}, ${machine}, Node ${process.versions.node}.\n`);
  // One after the other, or they would measure each other.
  const { about, rows } = await measure();
  process.stdout.write(`\n${about}:\n\n${markdown(rows)}\n\n`);
}

function markdown(rows: Measured["rows"]): string {
  const heads = Object.keys(rows[0] ?? {});
  return [heads, heads.map(() => "---"), ...rows.map(Object.values)]
    .map((cells) => `| ${cells.join(" | ")} |`)
    .join("\n");
}
