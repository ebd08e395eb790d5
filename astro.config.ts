import { fileURLToPath } from "node:url";
import mdx from "@astrojs/mdx";
import react from "@astrojs/react";
import sitemap from "@astrojs/sitemap";
import type { AstroIntegration } from "astro";
import { defineConfig } from "astro/config";
import { addressOf, isListed } from "#content/site-map.ts";
import { standIns } from "#pdf/stubs/stand-ins.ts";
import { addSettingsFile } from "#server/settings-file.ts";
import { chunkFiles } from "./web/chunk-files.ts";

const { problems } = addSettingsFile(process.env);
if (problems.length > 0) throw new Error(problems.join("\n"));
const { env } = process;
const port = env.PORT || "3000";
const site = env.SITE_URL || `http://localhost:${port}`;
const backend = env.PUBLIC_BACKEND_URL || undefined;

/** Where `npm run dev` starts the server (package.json), whatever PORT says about the server of visitors. */
const developmentServer = "http://127.0.0.1:3001";

const file = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Every part in every state, at /gallery; no build has it. */
const gallery: AstroIntegration = {
  name: "gallery",
  hooks: {
    "astro:config:setup": ({ command, injectRoute }) => {
      if (command !== "dev") return;
      injectRoute({
        pattern: "/gallery",
        entrypoint: file("./web/features/gallery/gallery.astro"),
      });
    },
  },
};

export default defineConfig({
  site,
  srcDir: "./web",
  publicDir: "./web/public",
  outDir: "./dist",
  trailingSlash: "never",
  build: { format: "file", inlineStylesheets: "never" },
  devToolbar: { enabled: false },
  // No article shows program code, and its colors would need inline styles.
  markdown: { syntaxHighlight: false },
  integrations: [
    react(),
    mdx(),
    sitemap({ filter: (page) => isListed(addressOf(new URL(page).pathname)) }),
    gallery,
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
        "form-action 'none'",
        // No text becomes HTML, a script or a script's address; one policy makes the address of one worker.
        "require-trusted-types-for 'script'",
        "trusted-types pdf-worker",
      ],
    },
  },
  vite: {
    // The files that Vite reads by itself the server does not: the one that both read is in `env` already.
    envDir: false,
    plugins: [chunkFiles],
    build: { assetsInlineLimit: 0 },
    worker: { format: "es" },
    resolve: { alias: standIns },
    server: {
      proxy: Object.fromEntries(
        ["/functions", "/v1", "/sandbox"].map((path) => [path, developmentServer]),
      ),
    },
  },
});
