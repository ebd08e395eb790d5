/**
 * `npm run bench -- server` measures this part, `pages` the other, none both, and prints tables in Markdown for
 * docs/performance.md. A benchmark, not a test: nothing fails when it is slow.
 */
import { availableParallelism, cpus } from "node:os";
import process from "node:process";
import { benchPages } from "./pages/bench-pages.ts";
import { benchServer } from "./server/bench-server.ts";

const parts = new Map([
  ["pages", benchPages],
  ["server", benchServer],
]);

const [asked] = process.argv.slice(2);
if (asked !== undefined && !parts.has(asked)) {
  process.stderr.write(`No part is called ${asked}. There are: ${[...parts.keys()].join(", ")}.\n`);
  process.exit(2);
}
for (const [name, measure] of parts) {
  if (asked !== undefined && asked !== name) continue;
  const date = new Intl.DateTimeFormat("en-US", { dateStyle: "long" }).format(new Date());
  const machine = `${availableParallelism()} cores (${cpus()[0]?.model.trim() ?? "unknown"})`;
  // One after the other, or they would measure each other.
  const tables = await measure();
  process.stdout.write(
    `## ${name}\n\n${date}, ${machine}, Node ${process.versions.node}.\n\n${tables}\n\n`,
  );
}
