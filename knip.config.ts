import type { KnipConfig } from "knip";

export default {
  entry: [
    "tests/reliability/*.full.ts",
    "tests/reliability/shop-process.ts",
    "sandbox/main.ts",
    "sandbox/make-schema.ts",
    "sandbox/stripe-shapes.ts",
    "server/deno.ts",
    "tests/e2e/*.spec.ts",
    "pdf/stubs/*.ts",
    "web/pages/**/*.{astro,ts}",
  ],
  project: ["**/*.{ts,tsx,astro}"],
  ignoreExportsUsedInFile: true,
  ignoreDependencies: [
    // `astro check` loads it by name.
    "@astrojs/check",
    // Its program is asked for by path, in tests/support/deno.ts.
    "deno",
    // Named in web/styles/fonts.css only.
    "@fontsource-variable/lora",
  ],
  // Part of every Linux; without ldd the packaged browser brings its own libraries.
  ignoreBinaries: ["ldd", "prlimit"],
} satisfies KnipConfig;
