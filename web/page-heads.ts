import { createHash } from "node:crypto";
import { globSync, readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { AstroIntegration } from "astro";

/**
 * Names each page's scripts in its head, with all that they import, after the fonts: the browser would find them one after
 * the other, a turn more on a slow line. And leaves in its policy the hashes of its own styles and scripts: Astro writes
 * those of all pages into each, 4 KB with the header that repeats them.
 */
export const pageHeads: AstroIntegration = {
  name: "page-heads",
  hooks: {
    "astro:build:done": ({ dir }) => {
      for (const path of globSync(`${fileURLToPath(dir)}**/*.html`)) {
        const html = readFileSync(path, "utf8");
        const files = new Set<string>();
        for (const [, script = ""] of html.matchAll(
          / (?:component-url|renderer-url|src)="([^"]+\.js)"/gu,
        )) {
          addWithImports(script, dir, files);
        }
        const links = [...files].map(
          (file) => `<link rel="modulepreload" fetchpriority="low" href="${file}">`,
        );
        const inline = html.matchAll(/<(script|style)\b[^>]*>([^]*?)<\/\1>/gu);
        const own = new Set<string>([...inline].map(([, , text = ""]) => hashOf(text)));
        writeFileSync(
          path,
          html
            .replaceAll(/ '(sha256-[\w+/=]+)'/gu, (source, hash: string) =>
              own.has(hash) ? source : "",
            )
            .replace("</head>", `${links.join("")}</head>`),
        );
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

/** How a policy names an inline style or script. */
export function hashOf(text: string): `sha256-${string}` {
  return `sha256-${createHash("sha256").update(text).digest("base64")}`;
}
