import { existsSync } from "node:fs";
import { addresses, articleAddress, howItWorksAddress, sitePages } from "#content/site-map.ts";
import { priceLabel, site, testimonial } from "#content/site.ts";
import { articleLike, articles } from "#tests/support/articles.ts";
import { expect, test } from "#tests/support/visitor.ts";

const longArticle = articleLike("sacral-power");

test("the landing page has its eight sections in the order of spec 2", async ({ page }) => {
  await page.goto(addresses.home);
  const main = page.getByRole("main");
  await expect(main.getByRole("heading", { level: 1 })).toHaveText("Discover Your Inner Balance");
  await expect(main.getByRole("link", { name: "Start Your Energy Scan" })).toHaveAttribute(
    "href",
    addresses.energyScan,
  );
  await expect(main.getByRole("link", { name: "How it Works" })).toHaveAttribute(
    "href",
    howItWorksAddress,
  );
  await expect(main.getByText(/5-7 minutes/u)).toBeVisible();
  await expect(main.getByText(/3-5 min/u).first()).toBeVisible();
  await expect(main.getByRole("link", { name: "Begin My Scan" })).toBeVisible();
  const sample = "Root 85, Sacral 62, Solar Plexus 78, Heart 91, Throat 55, Third Eye 73, Crown 68";
  const text = (await main.textContent())?.replaceAll(/\s+/gu, "") ?? "";
  for (const score of sample.split(", ")) expect(text).toContain(`${score.replaceAll(" ", "")}%`);
  const samples = testimonial.isSample ? 1 : 0;
  await expect(main.getByText("Sample", { exact: true })).toHaveCount(samples);
  await expect(main.getByRole("heading", { name: "Start Free, Go Deeper" })).toBeVisible();
  await expect(main.getByRole("link", { name: "Start Free Scan" })).toBeVisible();
  await expect(main.getByText(priceLabel).first()).toBeVisible();

  // Of the five questions at most one answer is open.
  const answers = page.locator("details");
  const open = page.locator("details[open]");
  await expect(answers).toHaveCount(5);
  await answers.nth(0).locator("summary").click();
  await expect(open).toHaveCount(1);
  await answers.nth(3).locator("summary").click();
  await expect(open).toHaveCount(1);
  await expect(answers.nth(3)).toHaveAttribute("open");
  await answers.nth(3).locator("summary").click();
  await expect(open).toHaveCount(0);
});

test("header, footer and menu lead on", { tag: "@every-screen" }, async ({ page, isMobile }) => {
  await page.goto(addresses.home);
  const toggle = page.getByRole("button", { name: "Menu" });
  const link = page.getByRole("banner").getByRole("link", { name: "About Us" });
  await expect(isMobile ? link : toggle).toBeHidden();
  if (isMobile) {
    await toggle.click();
    await expect(link).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(link).toBeHidden();
    await toggle.click();
  }
  const navigation = page.getByRole("banner").getByRole("navigation");
  await expect(navigation.getByRole("link")).toHaveText([
    "Energy Scan",
    "Example Report",
    "About Us",
    "Blog",
  ]);
  await link.click();
  await expect(page).toHaveURL(addresses.about);
  if (isMobile) await expect(link).toBeHidden();
  const footer = page.getByRole("contentinfo");
  for (const title of ["About", "Legal", "Stay Connected"]) {
    await expect(footer.getByRole("heading", { name: title })).toBeAttached();
  }
  await expect(footer.getByText(`© 2025 ${site.productName}`)).toBeAttached();
  const { success, lostReport, twoFlowers } = addresses;
  const elsewhere: readonly string[] = [success, lostReport, twoFlowers];
  for (const { path } of sitePages.filter((one) => !elsewhere.includes(one.path))) {
    expect(await footer.locator(`a[href="${path}"]`).count(), path).toBeGreaterThan(0);
  }
});

test("the newsletter only clears its field; on paper nothing is covered", async ({ page }) => {
  await page.goto(addresses.about);
  const requests: string[] = [];
  page.on("request", (request) => requests.push(request.url()));
  const footer = page.getByRole("contentinfo");
  const field = footer.getByRole("textbox");
  await field.fill("not an address");
  await footer.getByRole("button").click();
  await expect(field).toHaveValue("not an address");
  await field.fill("ana@example.com");
  await footer.getByRole("button").click();
  await expect(field).toHaveValue("");
  await expect(page).toHaveURL(addresses.about);
  expect(requests).toEqual([]);

  await page.emulateMedia({ media: "print" });
  const lead = await page.getByText(/^A small site with one idea/u).boundingBox();
  const letter = await page.locator("#about .card").boundingBox();
  expect(letter?.y).toBeGreaterThanOrEqual((lead?.y ?? Infinity) + (lead?.height ?? 0));
});

test("the blog has a card for each article; Subscribe does nothing (spec 2)", async ({ page }) => {
  await page.goto(addresses.blog);
  const main = page.getByRole("main");
  await expect(main.getByRole("heading", { level: 1 })).toHaveText("Chakra Wisdom & Insights");
  const cards = main.getByRole("article");
  await expect(cards).toHaveCount(articles.length);
  for (const card of await cards.all()) {
    await expect(card.getByText(/^\d+ min read$/u)).toBeVisible();
    await expect(card.getByRole("link", { name: /^Read Article/u })).toBeVisible();
  }
  await main.getByRole("textbox").fill("ana@example.com");
  await main.getByRole("button", { name: "Subscribe" }).click();
  await expect(page).toHaveURL(addresses.blog);
});

test(
  "an article leads on and to its sections",
  { tag: "@every-screen" },
  async ({ page, isMobile }) => {
    await page.goto(articleAddress(longArticle.slug));
    const main = page.getByRole("main");
    await expect(main.getByRole("link", { name: "Back to Blog" })).toHaveAttribute("href", "/blog");
    await expect(main.getByText(longArticle.field("category"), { exact: true })).toBeVisible();
    const end = main.getByRole("region", { name: "Continue Your Journey" });
    await expect(end.locator("a[href^='/blog/']")).toHaveCount(1);
    await expect(end.locator(`a[href="${addresses.energyScan}"]`)).toHaveCount(1);
    const sections = page.getByRole("article").getByRole("heading", { level: 2 });
    const toggle = page.getByRole("button", { name: "In this article" });
    const contents = page.getByRole("navigation", { name: "In this article" });
    if (isMobile) await toggle.click();
    else await expect(toggle).toBeHidden();
    const titles = await sections.allTextContents();
    expect(titles.length).toBeGreaterThan(4);
    await expect(contents.getByRole("link")).toHaveText(titles);
    for (const [index, title] of titles.entries()) {
      if (isMobile && index > 0) await toggle.click();
      await contents.getByRole("link", { name: title, exact: true }).click();
      await expect(sections.nth(index)).toBeInViewport();
      if (isMobile) await expect(contents).toBeHidden();
    }
  },
);

test('privacy, terms and contact say "Coming soon..." until written', async ({ page }) => {
  for (const path of [addresses.privacy, addresses.terms, addresses.contact]) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    const isWritten = existsSync(`content/legal${path}.mdx`);
    await expect(page.getByText("Coming soon...")).toHaveCount(isWritten ? 0 : 1);
  }
});

test("the first screens of landing page and scan are whole on phones", async ({ page }) => {
  await page.goto(addresses.home);
  for (const [width, height] of [
    [360, 740],
    [390, 664],
    [844, 390],
  ] as const) {
    await page.setViewportSize({ width, height });
    const hero = page.getByRole("main").locator("section").first();
    for (const part of [
      hero.getByRole("heading"),
      hero.getByText(/^Answer 21 plain questions/u),
      hero.getByRole("link", { name: "Start Your Energy Scan" }),
      hero.getByText(/5-7 minutes/u),
    ]) {
      await expect(part).toBeInViewport({ ratio: 1 });
    }
    await expect(hero.locator("svg").first()).toBeInViewport({ ratio: 0.25 });
  }
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(addresses.energyScan);
  await expect(page.getByRole("button", { name: "Begin My Scan" })).toBeInViewport({ ratio: 1 });
});

test("a phone's landing page is short, and loads its scenes when near", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  await page.goto(addresses.home);
  await page.waitForLoadState("networkidle");
  expect(asked).not.toContain("/drawn/seven-light.svg");
  const height = () => page.evaluate(() => document.documentElement.scrollHeight);
  const before = await height();
  expect(before).toBeLessThanOrEqual(5540);
  const quotation = page.locator("section", { has: page.getByRole("figure") });
  await quotation.scrollIntoViewIfNeeded();
  const picture = quotation.locator("img");
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  expect(await height()).toBe(before);
});

test("an article's contents and picture keep the edges of the header", async ({ page }) => {
  await page.goto(articleAddress("third-eye-explained"));
  for (const width of [1120, 1280, 1440, 2560]) {
    await page.setViewportSize({ width, height: 800 });
    const header = await page.locator("body > header > div > *").evaluateAll(outerEdges);
    const article = await page.locator("#contents, article > header > div").evaluateAll(outerEdges);
    expect(article, `${width} px`).toEqual(header);
  }
});

test("the hero's ring stays within the margin, and pages begin where the header does", async ({
  page,
}) => {
  for (const width of [800, 1000, 1280, 1920]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(addresses.home);
    const header = await page.locator("body > header > div > *").evaluateAll(outerEdges);
    const hero = await page.locator("section:has(h1) > div > div > *").evaluateAll(outerEdges);
    expect(hero[0], `${width} px`).toBe(header[0]);
    expect(hero[1], `${width} px`).toBeLessThanOrEqual(header[1] ?? 0);
    for (const path of [addresses.twoFlowers, addresses.lostReport]) {
      await page.goto(path);
      const title = page.getByRole("heading", { level: 1 });
      // The script of the page may be about to replace it.
      await expect
        .poll(async () => (await title.evaluateAll(outerEdges))[0], `${path}, ${width} px`)
        .toBe(header[0]);
    }
  }
});

/** Where the first of them begins and the last one ends, in whole pixels. */
function outerEdges(all: readonly Element[]): readonly number[] {
  const boxes = all.map((one) => one.getBoundingClientRect()).filter(({ width }) => width > 0);
  return [
    Math.round(Math.min(...boxes.map(({ left }) => left))),
    Math.round(Math.max(...boxes.map(({ right }) => right))),
  ];
}
