/**
 * `npm run bench -- server growth` measures these parts, or all of them, prints their tables and writes them into
 * docs/performance.md, each in place of its own section. A benchmark, not a test: nothing fails when it is slow.
 */
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { availableParallelism, cpus, totalmem } from "node:os";
import process from "node:process";
import { format, resolveConfig } from "prettier";

const page = "docs/performance.md";

const introduction = `# Performance

What \`npm run bench\` measured, part by part. Compare by ratio: all other numbers belong to the machine named above them.`;

/** What each part measures as Markdown, in the order of the page. */
const parts: Readonly<Record<string, () => Promise<string>>> = {
  pages: async () => (await import("./pages/run.ts")).benchPages(),
  lighthouse: async () => (await import("./lighthouse/run.ts")).benchLighthouse(),
  server: async () => (await import("./server/run.ts")).benchServer(),
  scale: async () => (await import("./scale/run.ts")).benchScale(),
  growth: async () => (await import("./growth/run.ts")).benchGrowth(),
  pdf: async () => (await import("./pdf/run.ts")).benchPdf(),
};

const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !(name in parts));
if (unknown.length > 0) {
  process.stderr.write(
    `No part is called ${unknown.join(" or ")}. There are: ${Object.keys(parts).join(", ")}.\n`,
  );
  process.exit(2);
}

for (const name of asked.length > 0 ? asked : Object.keys(parts)) {
  const began = performance.now();
  // One after the other, or they would measure each other.
  // eslint-disable-next-line no-await-in-loop
  const measured = (await parts[name]?.()) ?? "";
  const date = new Intl.DateTimeFormat("en-US", { dateStyle: "long" }).format(new Date());
  const seconds = Math.round((performance.now() - began) / 1000);
  const where = `\`npm run bench -- ${name}\`, ${date}, ${machine()}, ${seconds} s.`;
  process.stdout.write(`\n${measured}\n`);
  // eslint-disable-next-line no-await-in-loop
  await writeSection(name, `${where}\n\n${measured}`);
}

function machine(): string {
  const memory = Math.round(totalmem() / 2 ** 30);
  return `${availableParallelism()} cores (${cpus()[0]?.model.trim() ?? "unknown"}), ${memory} GiB, Node ${process.versions.node}`;
}

/** Replaces the section of one part, and leaves the others as they are. */
async function writeSection(name: string, text: string): Promise<void> {
  const [, ...kept] = existsSync(page) ? readFileSync(page, "utf8").split(/^## /mu) : [];
  const sections = new Map(kept.map((section) => [section.split("\n")[0], section]));
  sections.set(name, `${name}\n\n${text}\n`);
  const inOrder = Object.keys(parts).flatMap((part) => sections.get(part) ?? []);
  const options = await resolveConfig(page);
  const markdown = [introduction, ...inOrder.map((section) => `## ${section}`)].join("\n\n");
  writeFileSync(page, await format(markdown, { ...options, filepath: page }));
}
