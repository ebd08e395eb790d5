import { globSync, readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { AstroIntegration } from "astro";

/**
 * Names each page's scripts in its head, with all that they import, so that the browser asks for them at once. It would find
 * them one after the other: the island's file first, then what that imports, a turn each on a slow line. They come after the
 * fonts, because every page is painted before it is operable.
 */
export const modulePreload: AstroIntegration = {
  name: "module-preload",
  hooks: {
    "astro:build:done": ({ dir }) => {
      for (const path of globSync(`${fileURLToPath(dir)}**/*.html`)) {
        const html = readFileSync(path, "utf8");
        const scripts = html.matchAll(/ (?:component-url|renderer-url|src)="([^"]+\.js)"/gu);
        const files = new Set<string>();
        for (const [, script = ""] of scripts) addWithImports(script, dir, files);
        const links = [...files].map(
          (file) => `<link rel="modulepreload" fetchpriority="low" href="${file}">`,
        );
        if (links.length > 0)
          writeFileSync(path, html.replace("</head>", `${links.join("")}</head>`));
      }
    },
  },
};

/** Adds the address of a built script and those of its static imports, which stand in one folder. */
function addWithImports(script: string, dir: URL, files: Set<string>): void {
  if (files.has(script)) return;
  files.add(script);
  const code = readFileSync(new URL(`.${script}`, dir), "utf8");
  for (const [, name = ""] of code.matchAll(/(?:\bfrom|\bimport)"\.\/([^"]+)"/gu)) {
    addWithImports(script.replace(/[^/]+$/u, name), dir, files);
  }
}
