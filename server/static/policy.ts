import { createHash } from "node:crypto";

/** For whatever has no policy of its own: it loads nothing, and nobody may frame it. */
export const strictestPolicy = "default-src 'none'; frame-ancestors 'none'";

/**
 * The Content-Security-Policy of a file; undefined for what runs nothing by itself. The one that the build wrote into a page
 * is repeated as a header, because only a header can forbid framing and applies from the first byte.
 */
export function policyFor(path: string, type: string, text: string): string | undefined {
  if (type.startsWith("text/html")) {
    const written = /<meta http-equiv="content-security-policy" content="([^"]+?);?"/u.exec(text);
    return written ? `${written[1]}; frame-ancestors 'none'` : strictestPolicy;
  }
  if (type.startsWith("image/svg")) {
    // Its style elements, by their hashes.
    const hashes = [...text.matchAll(/<style\b[^>]*>([^]*?)<\/style>/gu)].map(
      ([, style = ""]) => ` 'sha256-${createHash("sha256").update(style).digest("base64")}'`,
    );
    if (hashes.length === 0) return strictestPolicy;
    return `default-src 'none'; style-src${hashes.join("")}; frame-ancestors 'none'`;
  }
  // A worker takes its policy from its script, and loads its parts from this site.
  if (/worker[^/]*\.js$/u.test(path))
    return "default-src 'none'; script-src 'self'; frame-ancestors 'none'";
  return undefined;
}
