import type { KnipConfig } from "knip";

export default {
  entry: [
    "tests/reliability/*.full.ts",
    "tests/reliability/{shop-process,power-cut-writer}.ts",
    "server/deno.ts",
    "tests/e2e/*.spec.ts",
    "pdf/engine/unused.ts",
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
  // ldd and prlimit are part of every Linux, wait of every shell; qpdf checks the PDF where it is installed; one full
  // test asks for strace, the bench of the server for wrk, and proxies, browsers and a screen reader are tried where they are
  // installed.
  ignoreBinaries: [
    "caddy",
    "firefox-esr",
    "gdbus",
    "ldd",
    "nginx",
    "prlimit",
    "qpdf",
    "strace",
    "umount",
    "wait",
    "WebKitWebDriver",
    "wrk",
    "xdotool",
    "Xvfb",
  ],
} satisfies KnipConfig;
