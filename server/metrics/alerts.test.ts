import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { Registry } from "prom-client";
import { expect, test } from "vitest";
import { createMetrics } from "./metrics.ts";

const alerts = readFileSync("docs/alerts.yml", "utf8");
const expressions = [...alerts.matchAll(/^ +expr: (.+)$/gmu)].map(([, text = ""]) => text);
const names = [...alerts.matchAll(/^ +- alert: (\w+)$/gmu)].map(([, name = ""]) => name);

/** Ours, and those of the process itself, which would go on measuring this one if they were made here. */
function metricsOfServer(): ReadonlyMap<string, readonly string[]> {
  const registry = new Registry();
  createMetrics(registry);
  const program = `import { collectDefaultMetrics, Registry } from "prom-client";
    const register = new Registry();
    collectDefaultMetrics({ register });
    console.log(JSON.stringify(register.getMetricsAsArray().map(({ name }) => ({ name }))));
    process.exit();`;
  const { stdout } = spawnSync("node", ["--input-type=module", "-e", program], {
    encoding: "utf8",
  });
  type Metric = { readonly name: string; readonly labelNames?: readonly string[] };
  const all: readonly Metric[] = [...JSON.parse(stdout), ...registry.getMetricsAsArray()];
  return new Map(
    all.flatMap(({ name, labelNames = [] }) =>
      ["", "_bucket", "_count", "_sum"].map(
        (ending) => [name + ending, [...labelNames, "le"]] as const,
      ),
    ),
  );
}

test("every alert asks about metrics and labels that the server has", () => {
  expect(expressions.length).toBe(names.length);
  const known = metricsOfServer();
  for (const expression of expressions) {
    const asked = [
      ...expression.matchAll(/\b((?:shop|process|nodejs)_\w+|up)\b(?:\{([^}]*)\})?/gu),
    ];
    expect(asked, expression).not.toEqual([]);
    for (const [, name = "", labels = ""] of asked) {
      // `up` is Prometheus's own.
      const has = name === "up" ? ["job"] : known.get(name);
      expect(has, name).toBeDefined();
      for (const [, label = ""] of labels.matchAll(/(\w+)=/gu))
        expect(has, expression).toContain(label);
    }
  }
});

test("what an alert means and what to do stands in the operations", () => {
  const operations = readFileSync("docs/operations-reference.md", "utf8");
  const explained = [...operations.matchAll(/^\| `(Shop\w+)` +\|/gmu)].map(([, name]) => name);
  expect(explained).toEqual(names);
});
