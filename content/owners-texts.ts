import { articles } from "./every-text.ts";

/** The articles that come with the site, at the addresses of spec 9. */
export const shippedSlugs: readonly string[] = [
  "clear-blockages",
  "which-chakra-is-blocked",
  "sacral-power",
  "solar-plexus-guide",
  "balanced-energies",
  "throat-unblock",
  "third-eye-explained",
  "awaken-chakras",
];

// A shipped article that the owner rewrites becomes hers with a day of its own.
const shipped = new Set(
  articles
    .filter(({ slug, field }) => shippedSlugs.includes(slug) && field("published") === "")
    .map(({ file }) => file),
);

/**
 * Whether a file holds the owner's texts and not ours. In hers house style is advice; in ours it is a rule, and what is
 * unlawful or breaks a page is wrong in both (docs/decisions/010).
 */
export function isOwners(file: string): boolean {
  if (file.startsWith("content/articles/")) return !shipped.has(file);
  return file === "content/site.ts" || file.startsWith("content/legal/");
}
