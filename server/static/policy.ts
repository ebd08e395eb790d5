import { createHash } from "node:crypto";

/** For whatever is not a page: it loads nothing and nobody may frame it. */
export const strictestPolicy = "default-src 'none'; frame-ancestors 'none'";

/**
 * The Content-Security-Policy of a file. A page's own, which the build wrote into it, is repeated as a header, because
 * only there it can also forbid framing and rule from the first byte.
 */
export function policyFor(type: string, bytes: Uint8Array): string {
  if (type.startsWith("text/html")) {
    const own = policyInPage(new TextDecoder().decode(bytes));
    return own === undefined ? strictestPolicy : `${own}; frame-ancestors 'none'`;
  }
  if (type.startsWith("image/svg")) {
    return policyOfDrawing(new TextDecoder().decode(bytes));
  }
  // A worker takes its policy from its script, and may load from us the scripts that it is made of.
  if (type.includes("javascript"))
    return "default-src 'none'; script-src 'self'; frame-ancestors 'none'";
  return strictestPolicy;
}

/** A drawing may carry styles of its own, word for word those that it was built with. */
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
