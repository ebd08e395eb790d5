import { availableParallelism } from "node:os";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

const file = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/**
 * `pdfkit` has a browser build only where it is bundled for one, and its `exports` hide that build from Node;
 * an alias reaches it, so that the tests run what visitors run (docs/decisions/007).
 */
const pdfkitInBrowser = [
  { find: /^pdfkit$/, replacement: file("./node_modules/pdfkit/js/pdfkit.browser.mjs") },
];

/** Whether the reliability tests run in their full numbers (tests/reliability/main.ts). */
const isFull = process.env["RELIABILITY"] === "full";

const colorRules = "drawing/palette.test.ts";

/** For all: a test brings what it needs and leaves nothing behind, so files share a worker, and with it what they import. */
const shared = {
  isolate: false,
  // These end what hangs; a busy machine is no failure.
  testTimeout: isFull ? 3_600_000 : 120_000,
  hookTimeout: 120_000,
  expect: { poll: { timeout: 60_000 } },
};

export default defineConfig({
  test: {
    maxWorkers: availableParallelism(),
    projects: [
      {
        resolve: { alias: pdfkitInBrowser },
        test: {
          ...shared,
          name: "unit",
          include: ["{domain,drawing,pdf,web,tests}/**/*.test.ts?(x)"],
          exclude: ["tests/reliability/**", colorRules],
        },
      },
      {
        // The promises about words and colors: each build keeps them first (web/build.ts).
        test: { ...shared, name: "content", include: ["content/**/*.test.ts", colorRules] },
      },
      {
        test: {
          ...shared,
          name: "server",
          include: [
            "{server,sandbox,operator,deploy,tests/reliability}/**/*.test.ts",
            // These take minutes and have no short form.
            ...(isFull ? ["tests/reliability/*.full.ts"] : []),
          ],
          globalSetup: ["tests/support/postgres.ts"],
        },
      },
    ],
  },
});
