import { addresses, articleAddress, sitePages, feedAddress } from "#content/site-map.ts";
import { site } from "#content/site.ts";
import { articles, articleLike } from "#tests/support/articles.ts";
import { expectSound } from "#tests/support/soundness.ts";
import { expect, test } from "#tests/support/visitor.ts";
import { newsletter } from "#content/pages.ts";
import { faq } from "#content/faq.ts";

const pages = [
  ...sitePages.map(({ path }) => path),
  ...articles.map(({ slug }) => articleAddress(slug)),
];
// Without an order the confirmation leads home.
const everyPage = [...pages.filter((path) => path !== addresses.success), "/no-such-page"];
const withReact: readonly string[] = [
  addresses.energyScan,
  addresses.success,
  addresses.twoFlowers,
];
/** In the owner's articles a figure is a choice. */
const withFigure = articles
  .filter(({ body }) => /^<\w*Figure\b/mu.test(body))
  .map(({ slug }) => articleAddress(slug));

/** The browser itself reports the status of the error page. */
test.use({ expectedConsole: { patterns: [/status of 404/u] } });

for (const path of everyPage) {
  test(`${path} is sound: one h1, axe, 320 px, words beside fields`, async ({ page }) => {
    const response = await page.goto(path);
    expect(response?.status()).toBe(path === "/no-such-page" ? 404 : 200);
    expect(await page.title()).toContain(site.productName);
    await expectSound(page);
    await expect(page.getByText(newsletter.note).filter({ visible: true })).toHaveCount(1);
    const field = page.getByRole("contentinfo").getByRole("textbox");
    await expect(field).toHaveAccessibleDescription(newsletter.note);

    if (!withFigure.includes(path)) return;
    const figures = await page.getByRole("article").getByRole("figure").all();
    expect(figures.length).toBeGreaterThan(0);
    for (const figure of figures) {
      await expect(figure.locator("figcaption")).toHaveText(/.{20,}/u);
      const words = figure
        .getByRole("table")
        .or(figure.getByRole("list"))
        .or(figure.getByRole("img", { name: /\w+ .*\w+/u }));
      await expect(words).toBeVisible();
    }
  });
}

test("addresses are a page's own, links lead somewhere, engines find them", async ({ request }) => {
  const pictures = new Set<string>();
  const links = new Set<string>();
  const indexed: string[] = [];
  for (const path of [...pages, "/no-such-page"]) {
    const html = await (await request.get(path)).text();
    for (const [, link = ""] of html.matchAll(/<a\s[^>]*?href="(\/[^"]*)"/gu)) links.add(link);
    if (path === "/no-such-page") continue;
    // The pages were built for the site's own origin, which is not the one of this test.
    const pathOf = (pattern: RegExp) => new URL(pattern.exec(html)?.[1] ?? "none:").pathname;
    expect(pathOf(/property="og:url" content="([^"]+)"/u), path).toBe(path);
    if (!html.includes("noindex")) {
      expect(pathOf(/rel="canonical" href="([^"]+)"/u), path).toBe(path);
      indexed.push(path);
    }
    const picture = pathOf(/property="og:image" content="([^"]+)"/u);
    const answer = await request.get(picture);
    expect(answer.status(), picture).toBe(200);
    expect(answer.headers()["content-type"], picture).toBe("image/png");
    pictures.add(picture);
  }
  expect(pictures.size).toBe(pages.length);

  expect(links.size).toBeGreaterThan(15);
  for (const link of links) {
    const [path = "", fragment] = link.split("#");
    const response = await request.get(path);
    expect(response.status(), link).toBe(200);
    if (fragment) expect(await response.text(), link).toContain(`id="${fragment}"`);
  }

  const robots = await (await request.get("/robots.txt")).text();
  const [, sitemap = ""] = /^Sitemap: (\S+)$/mu.exec(robots) ?? [];
  const list = await request.get(new URL(sitemap).pathname);
  expect(await list.text()).toContain("<sitemapindex");
  const listed = await (await request.get("/sitemap-0.xml")).text();
  const found = [...listed.matchAll(/<loc>([^<]+)</gu)].map(
    ([, url]) => new URL(url ?? "").pathname,
  );
  expect(found.toSorted()).toEqual(indexed.toSorted());
  expect(found).not.toContain(addresses.privacy);
});

test("each page's policy is strict, and its HTML and script are light", async ({
  page,
  request,
}) => {
  for (const path of everyPage) {
    const response = await request.get(path);
    const policy = response.headers()["content-security-policy"] ?? "";
    expect(policy, path).toContain("default-src 'none'");
    expect(policy, path).toContain("frame-ancestors 'none'");
    expect(policy, path).not.toContain("unsafe-");
    // Only where a PDF is made may a policy make the address of a worker.
    const types = path === addresses.energyScan ? "pdf-worker" : "'none'";
    expect(policy, path).toMatch(
      new RegExp(`;require-trusted-types-for 'script';.*trusted-types ${types};`, "u"),
    );
    const html = await response.text();
    expect(html, path).not.toMatch(/<[^>]+\sstyle=/u);
    // What stands in the page is allowed by its hash, and no other page's is.
    const inline = html.match(/<style\b|<script\b(?![^>]*(?:\ssrc=|ld\+json))/gu) ?? [];
    expect(policy.match(/'sha256-/gu), path).toHaveLength(inline.length);
    // Before any style is here, so that nothing flashes.
    expect(html, path).toMatch(/<meta name="?color-scheme"? content="light dark">/u);
    // A phone would make links of what looks like a number or a place, a visitor's name among it.
    expect(html, path).toContain('content="telephone=no, email=no, address=no, url=no"');

    if (withReact.includes(path)) continue;
    expect(html, path).not.toContain("<astro-island");
    let bytes = 0;
    // What is data for machines runs nowhere; it weighs as part of the page.
    for (const [, attributes = "", text = ""] of html.matchAll(
      /<script((?![^>]*ld\+json)[^>]*)>([^]*?)<\/script>/gu,
    )) {
      const source = /src="([^"]+)"/u.exec(attributes)?.[1];
      bytes += source ? (await (await request.get(source)).body()).length : text.length;
    }
    expect(bytes, path).toBeGreaterThan(0);
    expect(bytes, path).toBeLessThanOrEqual(1536);
    expect(Buffer.byteLength(html), path).toBeLessThanOrEqual(60_000);
    const elements = await page.evaluate(
      (text) => new DOMParser().parseFromString(text, "text/html").querySelectorAll("*").length,
      html,
    );
    expect(elements, path).toBeGreaterThan(50);
    expect(elements, path).toBeLessThanOrEqual(450);
  }
});

test.describe(() => {
  test.use({ expectedConsole: { patterns: [/Trusted|'allow-duplicates'|trusted-types/u] } });
  test("a page takes no text for script or HTML, and no second policy", async ({ page }) => {
    await page.goto(addresses.energyScan);
    const taken = await page.evaluate(() => {
      const { trustedTypes } = globalThis as unknown as {
        trustedTypes: { createPolicy: (name: string, rules: object) => unknown };
      };
      const tries: Record<string, () => unknown> = {
        html: () => (document.createElement("p").innerHTML = "<b>calm</b>"),
        address: () => (document.createElement("script").src = "/_astro/x.js"),
        script: () => (document.createElement("script").text = "calm()"),
        worker: () => new Worker("/_astro/x.js"),
        default: () => trustedTypes.createPolicy("default", {}),
        other: () => trustedTypes.createPolicy("other", {}),
      };
      return Object.keys(tries).filter((name) => {
        try {
          tries[name]?.();
          return true;
        } catch {
          return false;
        }
      });
    });
    expect(taken).toEqual([]);
  });
});

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

test("an article tells machines that it is one, and of which day", async ({ page }) => {
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
