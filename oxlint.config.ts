import { defineConfig, type OxlintOverride } from "oxlint";

const words = "#content #domain #drawing";
const feature = `${words} #web/ui react`;
const compare = "#web/features/compare/{flowers-offer,two-flowers}.tsx";
/** With what several screens draw; a screen may import those, and they each other as listed, never a screen. */
const screen = `${feature} #web/features/chakra #web/features/checkout #web/features/report ${compare} astro:content`;
const owner = "#content/site.ts #content/site-map.ts";
const http = "hono @hono/node-server";
const server = `#server #domain ${owner} ${http} kysely pg rate-limiter-flexible zod/mini prom-client node:`;

/**
 * Who may import whom, besides `./neighbors` (docs/decisions/004). The linter refuses every other specifier,
 * static, type-only or dynamic, and `../` everywhere. An entry allows itself and all below it; one that ends in ":" all
 * that begins with it. The last room that a file belongs to decides.
 */
const rooms: Readonly<Record<string, string>> = {
  // A folder that this table does not name, a new feature too, has nothing but its neighbors.
  "*/**": "",
  "domain/**": "#domain",
  // Neither knows the report.
  "domain/{scan,purchase}/**": "#domain/chakra.ts #domain/english.ts #domain/graphemes.ts",
  "drawing/**": "#domain #drawing",
  "content/**": "#domain #content/site.ts",
  "pdf/**": "#domain #drawing #pdf #content/{four-weeks,headings,plan-cues,states}.ts pdfkit uqr",
  // Pages, type and drawing; what the book says is none of its business.
  "pdf/engine/**": "#drawing pdfkit",
  "server/**": server,
  // Who takes the money is known behind the payment port alone.
  "server/payments/**": `${server} stripe`,
  "server/mail/**": `${server} nodemailer`,
  "server/lost-report/**": `${server} #content/lost-report.ts`,
  // The one place that knows the sandbox, and only when no real payments are configured.
  "server/main.ts": "#content/site.ts #sandbox/sandbox.ts pino node:",
  "operator/**": `#server #domain ${owner} node:`,
  "sandbox/**": `${http} #domain/purchase/money.ts stripe zod/mini node:`,
  // What runs while the pages are built.
  "web/*.ts":
    "#content #domain #server/settings #server/static/{build-stamp,compress,load-site}.ts astro astro:content vite vitest/node node:",
  "scripts/**": "node:",
  // Makes what is put on servers.
  "deploy/**": "#server/functions/routes.ts vite node:",
  "web/ui/**": `${owner} #content/pages.ts #drawing/palette.ts #web/styles astro astro: react @fontsource-variable @fontsource`,
  "web/features/chakra/**": feature,
  // Written as files while the pages are built.
  "web/features/chakra/draw-picture.ts": `${feature} react-dom/server`,
  // Pictures of the site for other people's pages; only a page draws them.
  "web/features/og-image/**": "#domain #drawing #web/features/chakra/draw-picture.ts",
  "web/features/{checkout,report}/**": `${feature} #web/features/chakra`,
  "web/features/report/full-report.tsx": `${feature} #web/features/chakra #web/features/checkout/purchase-aid.tsx ${compare} @fontsource`,
  "web/features/report/{download-report,pdf-worker}.ts": `${feature} #pdf @fontsource`,
  "web/features/report/calendar-file.ts": "#content #domain ical.js",
  "web/features/{landing,scan,success,example-report,about,blog,legal,lost-report,error}/**":
    screen,
  // A friend answers as in the scan.
  "web/features/compare/**": `${screen} #web/features/scan/{quiz,use-view}.{ts,tsx}`,
  // The scan without its views.
  "web/features/scan/session/**":
    "#content/{checkout,scan-messages,site-map}.ts #domain #web/features/checkout #web/ui/storage.ts",
  // The order page reads and remembers what this browser has bought.
  "web/features/success/use-order.ts": `${screen} #web/features/scan/session/{purchases,scan-storage}.ts`,
  "web/pages/**":
    "#web/features #web/ui #web/styles #content #domain #drawing/{palette,scene-picture}.ts astro astro: @astrojs/rss sharp",
};

const pure = "domain/ is pure: take it as an argument.";

const tests = ["**/*.test.ts", "**/*.contract.ts", "**/*.fixture.ts", "tests/**", "bench/**"];

const imports = Object.entries(rooms).map(([files, may]): OxlintOverride => {
  // Patterns are read like .gitignore: refuse all, then take back what is allowed; "[#]" because "#" begins a comment there.
  const entries = may.split(" ").filter(Boolean);
  const allowed = entries
    .map((entry) => entry.replace(/^#/u, "[#]"))
    .flatMap((entry) =>
      entry.endsWith(":") ? [`${entry}**`, `${entry}*/**`] : [entry, `${entry}/**`],
    );
  const group = ["**", "!./**", ...allowed.map((pattern) => `!${pattern}`)];
  const message = `This room may import only ./neighbors and: ${may || "nothing"}. See oxlint.config.ts.`;
  return {
    files: [files],
    excludeFiles: tests,
    rules: { "eslint/no-restricted-imports": ["error", { patterns: [{ group, message }] }] },
  };
});

export default defineConfig({
  plugins: ["eslint", "typescript", "unicorn", "oxc", "react", "jsx-a11y", "import", "promise"],
  categories: { correctness: "error", suspicious: "error" },
  env: { browser: true, node: true, es2024: true },
  ignorePatterns: ["dist", "pack", "supabase", "data", "node_modules", ".astro", "pictures"],
  rules: {
    "typescript/no-explicit-any": "error",
    "typescript/no-non-null-assertion": "error",
    "eslint/max-lines": ["error", { max: 300 }],
    "eslint/no-console": ["error", { allow: ["error"] }],
    "eslint/eqeqeq": "error",
    // A field that is named to be left out of the rest is used by that.
    "eslint/no-unused-vars": ["error", { ignoreRestSiblings: true }],
    "import/no-cycle": "error",
    "import/no-default-export": "error",
    // The Content-Security-Policy refuses style attributes, so a component must not ask for one.
    "react/forbid-dom-props": ["error", { forbid: ["style"] }],
    // fast-check's own manual calls everything as a member of its default export.
    "import/no-named-as-default-member": "off",
    // Styles and scripts are imported for what they do.
    "import/no-unassigned-import": "off",
    // Small helpers that close over one test's words are clearer beside their use.
    "unicorn/consistent-function-scoping": "off",
    // A live region with role=status, and a bar with role=progressbar that can be styled, have no better tag.
    "jsx-a11y/prefer-tag-over-role": "off",
    // The compiler's jsx setting imports React by itself.
    "react/react-in-jsx-scope": "off",
    "eslint/no-restricted-imports": [
      "error",
      { patterns: [{ regex: "^\\.\\./", message: "Write #room/file.ts instead of climbing." }] },
    ],
  },
  overrides: [
    ...imports,
    {
      // Only what the language itself brings, and four pure converters: no window, timer, crypto or process is defined here.
      files: ["domain/**"],
      excludeFiles: tests,
      env: { browser: false, node: false },
      globals: {
        TextDecoder: "readonly",
        TextEncoder: "readonly",
        atob: "readonly",
        btoa: "readonly",
      },
      rules: {
        "eslint/no-undef": "error",
        "eslint/no-restricted-globals": [
          "error",
          ...["Date", "globalThis"].map((name) => ({ name, message: pure })),
        ],
        "eslint/no-restricted-properties": [
          "error",
          { object: "Math", property: "random", message: pure },
        ],
      },
    },
    {
      // Settings are read once, where a program starts.
      files: ["server/**", "operator/**", "sandbox/**"],
      excludeFiles: [...tests, "server/main.ts", "server/deno.ts", "operator/main.ts"],
      rules: {
        "eslint/no-restricted-properties": [
          "error",
          { object: "process", property: "env", message: "Take the setting as an argument." },
        ],
      },
    },
    {
      // Programs that talk to the person at the terminal, or to a platform that hears only the console.
      files: ["server/deno.ts", "web/build.ts", "tests/gate.ts", "tests/ear/main.ts"],
      rules: { "eslint/no-console": "off" },
    },
    {
      // These must have a default export: tools read the configs and the reporter, and pdfkit imports the stubs.
      files: ["*.config.ts", "pdf/engine/{unused,built-in}.ts", "web/problem-reporter.ts"],
      rules: { "import/no-default-export": "off" },
    },
  ],
});
