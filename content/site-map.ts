/** Every address of the site; links, header, footer and sitemap use these, never a string built by hand (spec 2). */
export const addresses = {
  home: "/",
  howItWorks: "/#how-it-works",
  energyScan: "/energy-scan",
  exampleReport: "/example-report",
  about: "/about",
  blog: "/blog",
  success: "/success",
  privacy: "/privacy",
  terms: "/terms",
  contact: "/contact",
} as const;

/** The address of an article by its slug, the name of its file. */
export function articleAddress(slug: string): string {
  return `${addresses.blog}/${slug}`;
}

/** Where a visitor reads when a self-reflection is not enough. */
export const seekHelpAddress = `${articleAddress("which-chakra-is-blocked")}#when-to-seek-help`;

/**
 * The address under which a built file is served: /about.html at /about, /blog/index.html at /blog, /index.html at /;
 * any other file keeps its name. An address without its file's ending stays, without a slash at its end.
 */
export function addressOf(path: string): string {
  return path.replace(/(?:\/index)?\.html$|\/$/u, "") || "/";
}
