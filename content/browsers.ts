/**
 * The oldest browsers that the site is made for. Style and script are built for them (astro.config.ts); what they lack besides is
 * used only where it degrades to something plainer.
 */
export const oldestBrowsers = { Chrome: "111", Firefox: "115", Safari: "16.4" } as const;

/** The small print of the offer in a browser that is older (`.old-browser` in base.css). */
export const oldBrowserNote = `This browser may be too old for the report and its PDF. They are made for ${Object.entries(
  oldestBrowsers,
)
  .map((browser) => browser.join(" "))
  .join(", ")} and newer.`;
