import type { KnipConfig } from "knip";

export default {
  entry: [
    "tests/reliability/*.full.ts",
    "tests/reliability/{shop-process,power-cut-writer}.ts",
    "server/deno.ts",
    "sandbox/make-schema.ts",
    "sandbox/stripe-shapes.ts",
    "tests/e2e/*.spec.ts",
    "pdf/stubs/*.ts",
    "web/pages/**/*.{astro,ts}",
    // Started by name in bench/server/run.ts, bundled by name in bench/pdf/run.ts.
    "bench/server/bare.ts",
    "bench/pdf/{pages,libraries/*}.ts",
    // Named in web/build.ts.
    "web/problem-reporter.ts",
    // Injected by astro.config.ts, in development only.
    "web/features/gallery/gallery.astro",
  ],
  project: ["**/*.{ts,tsx,astro}"],
  ignoreExportsUsedInFile: true,
  ignoreDependencies: [
    // `astro check` loads it by name.
    "@astrojs/check",
    // Installed for the comparison alone, in bench/pdf/peers.
    "pdf-lib",
    "jspdf",
    "svgpath",
    "@react-pdf/renderer",
    // Its program is asked for by path, in tests/support/deno.ts.
    "deno",
    // Named in web/styles/fonts.css only.
  ],
  // ldd and prlimit are part of every Linux, wait of every shell; qpdf checks the PDF where it is installed; one full
  // test asks for strace, and the bench of the server for wrk.
  ignoreBinaries: ["gdbus", "ldd", "prlimit", "umount", "xdotool", "qpdf", "strace", "wait", "wrk"],
} satisfies KnipConfig;
