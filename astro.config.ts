import { createHash } from "node:crypto";
import { fileURLToPath } from "node:url";
import mdx from "@astrojs/mdx";
import react from "@astrojs/react";
import sitemap from "@astrojs/sitemap";
import { defineConfig } from "astro/config";
import type { Plugin, Rolldown } from "vite";
import { oldestBrowsers } from "#content/browsers.ts";
import { addressOf, isListed } from "#content/site-map.ts";
import { paletteSheet } from "#drawing/palette.ts";
import { addSettingsFile } from "#server/settings/settings-file.ts";
import { hashOf, pageHeads } from "#web/page-heads.ts";
import { speculationRules } from "#web/ui/speculation-rules.ts";

const { problems } = addSettingsFile(process.env);
if (problems.length > 0) throw new Error(problems.join("\n"));
const { env } = process;
const site = env.SITE_URL || "http://localhost:3000";
const backend = env.PUBLIC_BACKEND_URL || undefined;

/** Where `npm run dev` starts the server (package.json), whatever PORT says about the server of visitors. */
const developmentServer = "http://127.0.0.1:3001";

const file = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Parts of pdfkit that no report needs, or browsers have, half of its size. */
const unusedInPdfs = Object.fromEntries([
  ...["@noble/ciphers/aes", "brotli/decompress.js", "fast-deep-equal", "linebreak", "png-js"].map(
    (name) => [name, file("./pdf/engine/unused.ts")],
  ),
  ...["clone", "unicode-properties"].map((name) => [name, file("./pdf/engine/built-in.ts")]),
]);

/**
 * Few script files, since each costs a page its headers and a turn: React, what two first views share, and the rest of each.
 * What only late chunks use stays with them, and what looks up an order with all that it needs, so as not to wait for React.
 */
const codeSplitting = {
  groups: [
    { name: "look-up", test: /success[\\/]look-up\.ts$/u, priority: 1 },
    {
      name: "react",
      test: /node_modules[\\/](?:@astrojs|react|scheduler)|rolldown\/runtime/u,
      tags: ["$initial"],
    },
    {
      name: "shared",
      // Shown where a report or an order cannot be, or beside it, and needed by neither first view of the scan.
      test: (id: string) => !/purchase-aid|content\/success|checkout\/cover/u.test(id),
      tags: ["$initial"],
      minShareCount: 2,
    },
  ],
} satisfies Rolldown.OutputOptions["codeSplitting"];

/** Adds the colors to the other design tokens, before Vite writes them for older browsers. */
const paletteInTokens: Plugin = {
  name: "palette",
  enforce: "pre",
  transform: (code, id) =>
    id.endsWith("/web/styles/tokens.css") ? code + paletteSheet() : undefined,
};

/** A class's own name and its file in three letters, which is short in a page and shorter compressed. */
const classOf = (name: string, path: string) =>
  `${name}-${createHash("sha256").update(path.split("/").slice(-2).join("/")).digest("base64url").slice(0, 3)}`;

export default defineConfig({
  site,
  srcDir: "./web",
  publicDir: "./web/public",
  trailingSlash: "never",
  build: { format: "file", inlineStylesheets: "always" },
  devToolbar: { enabled: false },
  // No article shows program code, and its colors would need inline styles.
  markdown: { syntaxHighlight: false },
  integrations: [
    react(),
    mdx(),
    sitemap({ filter: (page) => isListed(addressOf(new URL(page).pathname)) }),
    pageHeads,
  ],
  // The policy travels in each page, with the hash of everything inline; the server repeats it as a header.
  security: {
    csp: {
      directives: [
        "default-src 'none'",
        "img-src 'self' data:",
        "font-src 'self'",
        `connect-src 'self'${backend ? ` ${new URL(backend).origin}` : ""}`,
        "worker-src 'self'",
        "manifest-src 'self'",
        "base-uri 'none'",
        // No text becomes HTML, a script or a script's address.
        "require-trusted-types-for 'script'",
      ],
      // Astro knows the hashes of what it bundles; this script is written into the page as it is.
      scriptDirective: { hashes: [hashOf(speculationRules)] },
    },
  },
  vite: {
    // The files that Vite reads by itself the server does not: the one that both read is in `env` already.
    envDir: false,
    plugins: [paletteInTokens],
    css: { modules: { generateScopedName: classOf } },
    build: {
      target: Object.entries(oldestBrowsers).map(([name, version]) => name.toLowerCase() + version),
      // The one script of a content page stands in it; pictures and fonts do not, or each page would carry them.
      assetsInlineLimit: (path) => path.endsWith(".js"),
    },
    environments: { client: { build: { rolldownOptions: { output: { codeSplitting } } } } },
    worker: { format: "es" },
    resolve: {
      // Vite's own helper cannot repeat an import that failed, and is larger.
      alias: { ...unusedInPdfs, "\0vite/preload-helper.js": file("./web/ui/preload.ts") },
    },
    server: {
      proxy: Object.fromEntries(
        ["/functions", "/v1", "/sandbox"].map((path) => [path, developmentServer]),
      ),
    },
  },
});
