import { formatMoney } from "#domain/purchase/money.ts";

const productName = "Seven Petals";
const supportEmail = "support@example.com";

/** The owner's words and facts. Everything here is meant to be changed by the owner of the site. */
export const site = {
  productName,
  supportEmail,
  /** Begins the name of the downloaded PDF, before the first name and the date. */
  filePrefix: "seven-petals-report",
  /**
   * Whom the articles name as their author and the day on which they were published: replace both when you go live.
   * An article that you add later names its own day in its front matter, as in `published: 2027-01-31`.
   */
  articles: { byline: productName, published: "2026-11-21" },
  offer: {
    name: "Energy Report",
    /** In the smallest unit of the currency, as Stripe counts: 1250 is $12.50 with "usd", and ¥1,250 with "jpy". */
    priceInCents: 999,
    currency: "usd",
  },
  /**
   * A promise that you make to every buyer, shown beside the offer and in the answer about cost. Change it to what you will
   * keep, and to what the law of your country asks for, before you sell.
   */
  refund: `If the report is not for you, write to ${supportEmail} within 14 days and we refund it.`,
} as const;

/**
 * Where a visitor in trouble can turn, in the country where most of yours live: shown in reports, on the results and in
 * the articles. Call each number once before you go live. Where one line serves several needs, write it at each.
 */
export const helpLines = {
  country: "United States",
  crisis: { name: "988 Suicide & Crisis Lifeline", reach: "call or text 988" },
  violenceAtHome: {
    name: "National Domestic Violence Hotline",
    reach: "call 1-800-799-7233, or text START to 88788",
  },
  sexualAssault: {
    name: "RAINN National Sexual Assault Hotline",
    reach: "call 1-800-656-4673",
  },
  housing: { name: "211, for housing and other local help", reach: "call 211" },
  childAbuse: {
    name: "Childhelp National Child Abuse Hotline",
    reach: "call or text 1-800-422-4453",
  },
} as const;

/** What the payment page says of the offer (spec 3). */
export const offerDescription =
  "Full report on personal chakra blockages and personalized support plan.";

/** The one testimonial of the landing page. Set `isSample` to false only when a real person said it and agreed. */
export const testimonial = {
  quote:
    "I took the scan with a cup of tea on a Sunday. It gave me words for a tired month, and one small thing to do each morning.",
  author: "A reader",
  isSample: true,
} as const;

/** The founder story on the About page: replace it with your own. */
export const founderStory = {
  isSample: true,
  paragraphs: [
    `${productName} began with a simple wish: a place to stop for a few minutes, ask plain questions about how life has felt lately, and get an honest, gentle answer. The seven chakras are an old map for that kind of looking. A map is not the country, and a score is not a verdict. What helps is the looking, and one small step afterward.`,
    "So the scan is short, the snapshot is free, and nothing you answer leaves your browser. If you want more, there is a report to keep. If you do not, the questions are yours to ask again whenever you like.",
  ],
} as const;

/**
 * Your picture above your story: a file that you put into content/, and what it shows for those who cannot see it, as in
 * { file: "founder.jpg", alt: "Ana Silva on a bench in her garden" }.
 */
export const founderPortrait: { readonly file: string; readonly alt: string } | undefined =
  undefined;

/** The price as it is written everywhere, such as "$12.50". */
export const priceLabel = labelOfPrice();

function labelOfPrice(): string {
  try {
    return formatMoney(site.offer.priceInCents, site.offer.currency);
  } catch {
    // A currency that is none: site.test.ts tells the owner before anything is built, and needs this file to load.
    return "";
  }
}

/** The title of a page as tabs and search engines show it. */
export function pageTitle(title: string): string {
  return `${title} · ${site.productName}`;
}
