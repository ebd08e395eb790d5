import { createHash } from "node:crypto";
import { globSync, readFileSync, writeFileSync } from "node:fs";
import { basename } from "node:path";
import { fileURLToPath } from "node:url";
import type { AstroIntegration } from "astro";

/**
 * Leaves in each page's Content-Security-Policy only the hashes of that page's own styles and scripts. Astro writes those of
 * all pages into each, 2 KB that do not compress, and the server sends the policy once more as a header. A page with a form
 * that is sent may send it to this site, and the page that makes a PDF may make the address of its worker; no other page may.
 */
export const pagePolicy: AstroIntegration = {
  name: "page-policy",
  hooks: {
    "astro:build:done": ({ dir }) => {
      for (const path of globSync(`${fileURLToPath(dir)}**/*.html`)) {
        writeFileSync(path, withOwnPolicy(readFileSync(path, "utf8"), basename(path)));
      }
    },
  },
};

function withOwnPolicy(html: string, name: string): string {
  const inline = html.matchAll(/<(script|style)\b[^>]*>([^]*?)<\/\1>/gu);
  const own = new Set<string>([...inline].map(([, , text = ""]) => hashOf(text)));
  const sends = /<form\b[^>]*\smethod="post"/u.test(html);
  return html.replace(/<meta http-equiv="content-security-policy"[^>]*>/u, (policy) =>
    policy
      .replaceAll(/ '(sha256-[^']+)'/gu, (source, hash: string) => (own.has(hash) ? source : ""))
      .replace("form-action 'none'", sends ? "form-action 'self'" : "$&")
      .replace(
        "trusted-types 'none'",
        name === "energy-scan.html" ? "trusted-types pdf-worker" : "$&",
      ),
  );
}

/** How a policy names an inline style or script. */
export function hashOf(text: string): `sha256-${string}` {
  return `sha256-${createHash("sha256").update(text).digest("base64")}`;
}
