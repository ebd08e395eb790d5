/**
 * Asks browsers that know it to fetch a page of this site when its link is hovered or touched, so that it is there when it is
 * pressed; they leave it out when the visitor saves data. Not addresses with a query, which may hold a purchase.
 */
export const speculationRules = JSON.stringify({
  prefetch: [
    {
      where: {
        and: [{ href_matches: "/*" }, { not: { href_matches: ["/*\\?(.+)", "/_astro/*"] } }],
      },
      eagerness: "moderate",
    },
  ],
});
