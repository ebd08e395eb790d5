import { addresses, articleAddress, feedAddress } from "#content/site-map.ts";
import { faq } from "#content/faq.ts";
import { site } from "#content/site.ts";
import { articleLike, articles } from "#tests/support/articles.ts";
import { expect, test } from "#tests/support/visitor.ts";

/** What feed readers, search engines and networks read, parsed as they do. */

const path = articleAddress(articleLike("sacral-power").slug);

test("the blog leads to a feed of all articles, newest first", async ({ page }) => {
  const text = await (await page.request.get(feedAddress)).text();
  const items = await page.evaluate((xml) => {
    const feed = new DOMParser().parseFromString(xml, "application/xml");
    if (feed.querySelector("parsererror")) throw new Error(feed.documentElement.textContent);
    const textOf = (item: Element, name: string) => item.querySelector(name)?.textContent ?? "";
    return [...feed.querySelectorAll("channel > item")].map((item) => ({
      link: textOf(item, "link"),
      title: textOf(item, "title"),
      at: Date.parse(textOf(item, "pubDate")),
    }));
  }, text);
  expect(items.map(({ link }) => new URL(link).pathname).toSorted()).toEqual(
    articles.map(({ slug }) => articleAddress(slug)).toSorted(),
  );
  const days = items.map(({ at }) => at);
  expect(days).toEqual(days.toSorted((a, b) => b - a));
  expect(items.every(({ title }) => title !== "")).toBe(true);

  await page.goto(addresses.blog);
  const link = page.getByRole("main").getByRole("link", { name: /RSS/u });
  await expect(link).toHaveAttribute("href", feedAddress);
  const inHead = page.locator('head link[rel="alternate"][type="application/rss+xml"]');
  await expect(inHead).toHaveAttribute("href", feedAddress);
});

test("an article tells networks and search engines that it is one, and of which day", async ({
  page,
}) => {
  await page.goto(path);
  const meta = (property: string) =>
    page.locator(`meta[property="${property}"]`).getAttribute("content");
  expect(await meta("og:type")).toBe("article");
  expect(await meta("og:image:alt")).not.toBe("");
  const day = await meta("article:published_time");
  const facts = await page.locator('script[type="application/ld+json"]').textContent();
  expect(JSON.parse(facts ?? "")).toMatchObject({
    "@type": "Article",
    headline: await page.getByRole("heading", { level: 1 }).textContent(),
    datePublished: day,
    author: { name: site.articles.byline },
    image: await meta("og:image"),
    mainEntityOfPage: await meta("og:url"),
  });
  expect(new Date(day ?? "").toISOString()).toBe(day);
});

test("the landing page tells search engines its offer and its questions", async ({ page }) => {
  await page.goto(addresses.home);
  const facts = await page.locator('script[type="application/ld+json"]').textContent();
  const { "@graph": graph } = JSON.parse(facts ?? "");
  expect(graph).toMatchObject([
    {
      "@type": "Offer",
      name: site.offer.name,
      priceCurrency: site.offer.currency.toUpperCase(),
    },
    { "@type": "FAQPage", mainEntity: faq.map(({ question }) => ({ name: question })) },
  ]);
  const shown = page.getByText(graph[0].price, { exact: false });
  await expect(shown.first()).toBeAttached();
});

test("the manifest names the site, and its icons are there", async ({ page }) => {
  await page.goto(addresses.about);
  const address = await page.locator('link[rel="manifest"]').getAttribute("href");
  const answer = await page.request.get(address ?? "");
  expect(answer.headers()["content-type"]).toContain("application/manifest+json");
  const { name, icons } = await answer.json();
  expect(name).toBe(site.productName);
  expect(icons).not.toHaveLength(0);
  for (const { src, type } of icons) {
    const icon = await page.request.get(src);
    expect(icon.headers()["content-type"]).toContain(type);
  }
});
