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
          include: ["{domain,content,drawing,pdf,web,tests}/**/*.test.ts?(x)"],
          exclude: ["tests/reliability/**"],
          // Properties try many inputs, and a busy machine is no failure.
          testTimeout: 30_000,
        },
      },
      {
        test: {
          name: "server",
          include: ["{server,sandbox,operator,tests/reliability}/**/*.test.ts"],
          globalSetup: ["tests/support/postgres.ts"],
          testTimeout: 20_000,
        },
      },
    ],
  },
});
