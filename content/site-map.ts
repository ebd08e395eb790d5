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

/** Every page but the articles and the error pages; header, footer and sitemap follow it (spec 2). */
const pages = {
  home: { path: "/", label: "Home", column: "About" },
  energyScan: { path: "/energy-scan", label: "Energy Scan", isInHeader: true, column: "About" },
  exampleReport: {
    path: "/example-report",
    label: "Example Report",
    isInHeader: true,
    column: "About",
  },
  about: { path: "/about", label: "About Us", isInHeader: true, column: "About" },
  blog: { path: "/blog", label: "Blog", isInHeader: true, column: "About" },
  success: { path: "/success", label: "Payment", isUnlisted: true },
  privacy: { path: "/privacy", label: "Privacy Policy", column: "Legal", isUnlisted: true },
  terms: { path: "/terms", label: "Terms of Service", column: "Legal", isUnlisted: true },
  contact: { path: "/contact", label: "Contact", column: "Legal", isUnlisted: true },
  twoFlowers: { path: "/two-flowers", label: "Two Flowers", isUnlisted: true },
  lostReport: { path: "/lost-report", label: "Find My Report", isUnlisted: true },
} as const satisfies Readonly<Record<string, SitePage>>;

type PageName = keyof typeof pages;

/** The same pages as a list, in the order of the links. */
export const sitePages: readonly SitePage[] = Object.values(pages);

/** Where each page is; links use these, never a string built by hand. */
export const addresses = Object.fromEntries(
  Object.entries(pages).map(([name, { path }]) => [name, path]),
) as { readonly [Name in PageName]: (typeof pages)[Name]["path"] };

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
