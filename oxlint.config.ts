import { defineConfig, type OxlintOverride } from "oxlint";

/**
 * Who may import whom, besides `./neighbors` (docs/decisions/004). The linter refuses every other specifier,
 * static, type-only or dynamic, and `../` everywhere. An entry that ends in "/" or ":" allows all that begins with it.
 * The last room that a file belongs to decides.
 */
type Room = { readonly files: string[]; readonly may: readonly string[] };

/** Drawn by several screens; a screen may import them, and they each other as listed, never a screen. */
const subjects = ["chakra", "checkout", "report"].map((name) => `#web/features/${name}/`);

const anyFeature = [
  "#web/ui/",
  "#content/",
  "#domain/",
  "#drawing/",
  "#server/contract.ts",
  "react",
];

const screens = [
  "landing",
  "scan",
  "success",
  "example-report",
  "about",
  "blog",
  "coming-soon",
  "error",
];

const server = [
  "#server/",
  "#domain/",
  "#content/site.ts",
  "#content/site-map.ts",
  "hono",
  "hono/",
  "@hono/node-server",
  "zod/mini",
  "kysely",
  "kysely/",
  "pg",
  "rate-limiter-flexible",
  "prom-client",
  "node:",
];

const rooms: readonly Room[] = [
  // A folder that this table does not name, a new feature too, has nothing but its neighbors.
  { files: ["*/**"], may: [] },
  { files: ["domain/**"], may: [] },
  { files: ["drawing/**"], may: ["#domain/"] },
  { files: ["content/**"], may: ["#domain/"] },
  { files: ["pdf/**"], may: ["#domain/", "#drawing/", "pdfkit", "pdfkit/"] },
  { files: ["server/**"], may: server },
  // Who takes the money is known behind the payment port alone.
  { files: ["server/payments/**"], may: [...server, "stripe"] },
  // The one place that knows the sandbox, and only when no real payments are configured.
  {
    files: ["server/main.ts"],
    may: ["#content/site.ts", "#sandbox/sandbox.ts", "pino", "prom-client", "node:"],
  },
  { files: ["operator/**"], may: ["#server/", "#domain/", "#content/site.ts", "node:"] },
  {
    files: ["sandbox/**"],
    may: ["ajv/", "hono", "hono/", "@hono/node-server", "@hono/node-server/", "stripe", "node:"],
  },
  { files: ["sandbox/make-schema.ts"], may: ["stripe", "typescript", "node:"] },
  // What runs while the pages are built.
  {
    files: ["web/*.ts"],
    may: [
      "#content/",
      "#domain/",
      "#server/public-settings.ts",
      "#server/settings-file.ts",
      "astro/",
      "astro:content",
      "vite",
      "vitest/node",
      "node:",
    ],
  },
  {
    files: ["web/ui/**"],
    may: [
      "#web/styles/",
      "#content/site.ts",
      "#content/site-map.ts",
      "react",
      "@fontsource-variable/",
    ],
  },
  { files: ["web/features/chakra/**"], may: anyFeature },
  // Pictures of the site for other people's pages; only a page draws them.
  { files: ["web/features/og-image/**"], may: ["#domain/", "#drawing/"] },
  { files: ["web/features/checkout/**"], may: [...anyFeature, "#web/features/chakra/"] },
  { files: ["web/features/report/**"], may: [...anyFeature, "#web/features/chakra/"] },
  {
    files: ["web/features/report/download-report.ts", "web/features/report/pdf-worker.ts"],
    may: [...anyFeature, "#pdf/"],
  },
  { files: ["web/features/report/plan-calendar.ts"], may: ["#domain/", "ical.js"] },
  {
    files: screens.map((name) => `web/features/${name}/**`),
    may: [...anyFeature, ...subjects, "astro:content"],
  },
  // The order page reads what the scan kept while the visitor was away.
  {
    files: ["web/features/success/use-order.ts"],
    may: [
      ...anyFeature,
      ...subjects,
      "#web/features/scan/scan-arrival.ts",
      "#web/features/scan/scan-storage.ts",
    ],
  },
  {
    files: ["web/features/gallery/**"],
    may: [...anyFeature, "#web/features/", "#tests/examples.ts"],
  },
  {
    files: ["web/pages/**"],
    may: ["#web/features/", "#web/ui/", "#content/", "#domain/", "astro", "astro:", "sharp"],
  },
];

const pure = "domain/ is pure: take it as an argument.";

const tests = ["**/*.test.ts", "**/*.contract.ts", "**/*.fixture.ts", "tests/**", "bench/**"];

function importsOf({ files, may }: Room): OxlintOverride {
  // Patterns are read like .gitignore: refuse all, then take back what is allowed; "[#]" because "#" begins a comment there.
  const allowed = ["./", ...may].flatMap((entry) => {
    const pattern = entry.replace(/^#/u, "[#]");
    return /[/:]$/u.test(entry) ? [`!${pattern}**`, `!${pattern}*/**`] : [`!${pattern}`];
  });
  return {
    files,
    excludeFiles: tests,
    rules: {
      "eslint/no-restricted-imports": [
        "error",
        {
          patterns: [
            {
              group: ["**", ...allowed],
              message: `This room may import only ./neighbors and: ${may.join(", ") || "nothing"}. See oxlint.config.ts.`,
            },
          ],
        },
      ],
    },
  };
}

export default defineConfig({
  plugins: ["eslint", "typescript", "unicorn", "oxc", "react", "jsx-a11y", "import", "promise"],
  categories: { correctness: "error", suspicious: "error" },
  env: { browser: true, node: true, es2024: true },
  ignorePatterns: ["dist", "data", "node_modules", ".astro", "pictures"],
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
    ...rooms.map(importsOf),
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
      // The rule means windows; a worker has no target origin.
      files: ["web/features/report/download-report.ts"],
      rules: { "unicorn/require-post-message-target-origin": "off" },
    },
    {
      // Programs that talk to the person at the terminal.
      files: ["web/build.ts", "tests/gate.ts", "tests/reliability/run.ts"],
      rules: { "eslint/no-console": "off" },
    },
    {
      // These must have a default export: tools read the configs and the reporter, and pdfkit imports the stub.
      files: ["*.config.ts", "pdf/stubs/png.ts", "web/problem-reporter.ts"],
      rules: { "import/no-default-export": "off" },
    },
  ],
});
