import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

const file = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/**
 * `pdfkit` has a browser build only where it is bundled for one, and its `exports` hide that build from Node;
 * an alias reaches it, so that the tests run what visitors run (docs/decisions).
 */
const pdfkitInBrowser = [
  { find: /^pdfkit$/, replacement: file("./node_modules/pdfkit/js/pdfkit.browser.mjs") },
];

export default defineConfig({
  test: {
    projects: [
      {
        resolve: { alias: pdfkitInBrowser },
        test: {
          name: "unit",
          include: ["{domain,drawing,pdf,web,tests}/**/*.test.ts?(x)"],
          exclude: ["tests/reliability/**"],
          // Properties try many inputs, and a busy machine is no failure.
          testTimeout: 30_000,
        },
      },
      {
        // The promises about words: each build keeps them first (web/build.ts).
        test: {
          name: "content",
          include: ["content/**/*.test.ts"],
          isolate: false,
          testTimeout: 30_000,
        },
      },
      {
        test: {
          name: "server",
          include: [
            "{server,sandbox,operator,tests/reliability}/**/*.test.ts",
            // These take minutes and have no short form.
            ...(process.env["RELIABILITY"] === "full" ? ["tests/reliability/*.full.ts"] : []),
          ],
          globalSetup: ["tests/support/postgres.ts"],
          testTimeout: 20_000,
          // What is waited for comes late on a busy machine; the default of one second would judge its speed.
          expect: { poll: { timeout: 15_000 } },
        },
      },
    ],
  },
});
