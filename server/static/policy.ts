import { createHash } from "node:crypto";

/** For whatever has no policy of its own: it loads nothing, and nobody may frame it. */
export const strictestPolicy = "default-src 'none'; frame-ancestors 'none'";

/**
 * The Content-Security-Policy of a file; undefined for what runs nothing by itself. The one that the build wrote into a page
 * is repeated as a header, because only a header can forbid framing and applies from the first byte.
 */
export function policyFor(path: string, type: string, bytes: Uint8Array): string | undefined {
  if (type.startsWith("text/html")) {
    const own = policyInPage(new TextDecoder().decode(bytes));
    return own === undefined ? strictestPolicy : `${own}; frame-ancestors 'none'`;
  }
  if (type.startsWith("image/svg")) {
    return policyOfDrawing(new TextDecoder().decode(bytes));
  }
  // A worker takes its policy from its script, and loads its parts from this site.
  if (/worker[^/]*\.js$/u.test(path))
    return "default-src 'none'; script-src 'self'; frame-ancestors 'none'";
  return undefined;
}

/** Allows the style elements of an SVG by their hashes. */
function policyOfDrawing(svg: string): string {
  const hashes = [...svg.matchAll(/<style\b[^>]*>([^]*?)<\/style>/gu)].map(([, style = ""]) => {
    const hash = createHash("sha256").update(unescapeHtml(style)).digest("base64");
    return ` 'sha256-${hash}'`;
  });
  if (hashes.length === 0) return strictestPolicy;
  return `default-src 'none'; style-src${hashes.join("")}; frame-ancestors 'none'`;
}

function policyInPage(html: string): string | undefined {
  for (const [tag] of html.matchAll(/<meta\b[^>]*>/giu)) {
    if (!/http-equiv\s*=\s*["']?content-security-policy\b/iu.test(tag)) continue;
    const content = /\scontent\s*=\s*"([^"]*)"/iu.exec(tag)?.[1];
    if (content)
      return unescapeHtml(content)
        .replaceAll(/\s+/gu, " ")
        .replace(/[; ]+$/u, "")
        .trim();
  }
  return undefined;
}

function unescapeHtml(text: string): string {
  return text
    .replaceAll(/&(?:#39|#x27|apos);/giu, "'")
    .replaceAll("&quot;", '"')
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&amp;", "&");
}
