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
