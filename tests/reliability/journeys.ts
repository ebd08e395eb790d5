import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import process from "node:process";
import { stopwatch, type Finding } from "./numbers.ts";

/** The part of Playwright's JSON report that is read here. */
type Suite = {
  readonly suites?: readonly Suite[];
  readonly specs?: readonly {
    readonly title: string;
    readonly tests: readonly {
      readonly projectName: string;
      readonly annotations: readonly { readonly type: string; readonly description?: string }[];
    }[];
  }[];
};

/** Runs the journeys with the tag of T27, one after the other; without a finding, some have failed. */
export function runJourneys(folder: string): Finding | undefined {
  const elapsed = stopwatch();
  const report = join(folder, "journeys.json");
  const { status } = spawnSync(
    "playwright",
    ["test", "--grep", "@T27", "--workers=1", "--reporter=list,json"],
    {
      stdio: "inherit",
      env: { ...process.env, RELIABILITY: "full", PLAYWRIGHT_JSON_OUTPUT_FILE: report },
    },
  );
  if (status !== 0) return undefined;
  // Playwright writes it in this shape.
  const journeys = specsOf(JSON.parse(readFileSync(report, "utf8")) as Suite);
  const runs = journeys.flatMap(({ tests }) => tests);
  const windows = [...new Set(runs.map(({ projectName }) => projectName))];
  const counted = runs
    .flatMap(({ annotations }) => annotations)
    .flatMap(({ type, description }) => (type === "counted" && description ? [description] : []));
  return {
    id: "T27",
    what: "journeys in a real browser",
    tried: `${journeys.length} journeys, ${runs.length} runs in ${windows.length} windows (${windows.join(", ")})`,
    found: `all arrive; ${[...new Set(counted)].join("; ")}`,
    seconds: elapsed(),
  };
}

/** A spec stands once in the report for each window. */
function specsOf({ suites = [], specs = [] }: Suite) {
  const all = new Map<string, NonNullable<Suite["specs"]>[number]>();
  for (const spec of [...specs, ...suites.flatMap(specsOf)]) {
    const tests = [...(all.get(spec.title)?.tests ?? []), ...spec.tests];
    all.set(spec.title, { ...spec, tests });
  }
  return [...all.values()];
}
