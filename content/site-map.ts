/** A page of the site. The path is that of its shell in web/pages, or of its text in content/legal. */
export type SitePage = {
  readonly path: string;
  /** What links to it are called. */
  readonly label: string;
  readonly isInHeader?: true;
  /** The column of the footer that links to it; "Legal" has the pages whose text is content/legal/<path>.mdx. */
  readonly column?: "About" | "Legal";
  /** Kept out of search engines: a page that visitors are only ever sent to, and the legal ones. */
  readonly isUnlisted?: true;
};

/** Where each page is; links use these, never a string built by hand. */
export const addresses = {
  home: "/",
  energyScan: "/energy-scan",
  exampleReport: "/example-report",
  about: "/about",
  blog: "/blog",
  success: "/success",
  privacy: "/privacy",
  terms: "/terms",
  contact: "/contact",
  twoFlowers: "/two-flowers",
  lostReport: "/lost-report",
} as const;

/** Every page but the articles and the error pages, in the order of the links; header, footer and sitemap follow it (spec 2). */
export const sitePages: readonly SitePage[] = [
  { path: addresses.home, label: "Home", column: "About" },
  { path: addresses.energyScan, label: "Energy Scan", isInHeader: true, column: "About" },
  { path: addresses.exampleReport, label: "Example Report", isInHeader: true, column: "About" },
  { path: addresses.about, label: "About Us", isInHeader: true, column: "About" },
  { path: addresses.blog, label: "Blog", isInHeader: true, column: "About" },
  { path: addresses.success, label: "Payment", isUnlisted: true },
  { path: addresses.privacy, label: "Privacy Policy", column: "Legal", isUnlisted: true },
  { path: addresses.terms, label: "Terms of Service", column: "Legal", isUnlisted: true },
  { path: addresses.contact, label: "Contact", column: "Legal", isUnlisted: true },
  { path: addresses.twoFlowers, label: "Two Flowers", isUnlisted: true },
  { path: addresses.lostReport, label: "Find My Report", isUnlisted: true },
];

/** What the form of a lost report is answered with, each a page below it. */
export const lostReportAnswers = ["sent", "invalid", "too-many"] as const;
export type LostReportAnswer = (typeof lostReportAnswers)[number];

/** The address of an answer; only that of "sent" can be opened. */
export function lostReportAnswerAddress(answer: LostReportAnswer): string {
  return `${addresses.lostReport}/${answer}`;
}

/** The section of the landing page that says how the scan works. */
export const howItWorksAddress = `${addresses.home}#how-it-works`;

/** Whether search engines may list the page at this address: the articles, and the pages above that are not unlisted. */
export function isListed(path: string): boolean {
  return (
    path.startsWith(articleAddress("")) ||
    sitePages.some((page) => page.path === path && !page.isUnlisted)
  );
}

/** The blog for feed readers. */
export const feedAddress = `${addresses.blog}/feed.xml`;

/** The address of an article by its slug, the name of its file. */
export function articleAddress(slug: string): string {
  return `${addresses.blog}/${slug}`;
}

/**
 * The address under which a built file is served: /about.html at /about, /blog/index.html at /blog, /index.html at /;
 * any other file keeps its name. An address without its file's ending stays, without a slash at its end.
 */
export function addressOf(path: string): string {
  return path.replace(/(?:\/index)?\.html$|\/$/u, "") || "/";
}
