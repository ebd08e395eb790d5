import type { KnipConfig } from "knip";

export default {
  entry: [
    "tests/reliability/*.full.ts",
    "tests/reliability/{shop-process,power-cut-writer}.ts",
    "server/deno.ts",
    "tests/e2e/*.spec.ts",
    "pdf/engine/{unused,built-in}.ts",
    "web/pages/**/*.{astro,ts}",
    // Started by name in bench/server.ts.
    "bench/bare.ts",
    // Named in web/build.ts.
    "web/problem-reporter.ts",
    // Stands in for Vite's own, by astro.config.ts.
    "web/ui/preload.ts",
  ],
  project: ["**/*.{ts,tsx,astro}"],
  ignoreExportsUsedInFile: true,
  // `astro check` loads it by name.
  ignoreDependencies: ["@astrojs/check"],
  // All are of the system, or tried where they are installed.
  exclude: ["binaries"],
} satisfies KnipConfig;
