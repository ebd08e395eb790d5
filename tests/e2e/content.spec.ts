import { existsSync } from "node:fs";
import { addresses, articleAddress, howItWorksAddress, sitePages } from "#content/site-map.ts";
import { priceLabel, site, testimonial } from "#content/site.ts";
import { articleLike, articles } from "#tests/support/articles.ts";
import { expect, test } from "#tests/support/visitor.ts";
import { newsletter } from "#content/pages.ts";

/** In the owner's articles a figure is a choice. */
const withFigure = articles.filter(({ body }) => /^<\w*Figure\b/mu.test(body));
const longArticle = articleLike("sacral-power");

test(
  "the landing page has its eight sections in the order of spec 2",
  { tag: "@any-screen" },
  async ({ page }) => {
    await page.goto(addresses.home);
    const main = page.getByRole("main");
    await expect(main.getByRole("heading", { level: 1 })).toHaveText("Discover Your Inner Balance");
    await expect(main.getByRole("link", { name: "Start Your Energy Scan" })).toHaveAttribute(
      "href",
      addresses.energyScan,
    );
    await expect(main.getByText(/5-7 minutes/u)).toBeVisible();
    await expect(main.getByText(/3-5 min/u).first()).toBeVisible();
    await expect(main.getByRole("link", { name: "Begin My Scan" })).toBeVisible();
    const sample = [
      "Root 85",
      "Sacral 62",
      "Solar Plexus 78",
      "Heart 91",
      "Throat 55",
      "Third Eye 73",
      "Crown 68",
    ];
    const text = (await main.textContent())?.replaceAll(/\s+/gu, " ") ?? "";
    for (const score of sample) {
      const [, name, percent] = /^(.+) (\d+)$/u.exec(score) ?? [];
      expect(text).toMatch(new RegExp(`${name}\\s*${percent}\\s*%`, "u"));
    }
    const samples = testimonial.isSample ? 1 : 0;
    await expect(main.getByText("Sample", { exact: true })).toHaveCount(samples);
    await expect(main.getByRole("heading", { name: "Start Free, Go Deeper" })).toBeVisible();
    await expect(main.getByRole("link", { name: "Start Free Scan" })).toBeVisible();
    await expect(main.getByText(priceLabel).first()).toBeVisible();
  },
);

test("How it Works scrolls to its section", async ({ page }) => {
  await page.goto(addresses.home);
  await page.getByRole("main").getByRole("link", { name: "How it Works" }).click();
  await expect(page).toHaveURL(howItWorksAddress);
  await expect(page.locator("#how-it-works")).toBeInViewport();
});

test(
  "of the five questions at most one answer is open, and choosing it again closes it (spec 2)",
  { tag: "@any-screen" },
  async ({ page }) => {
    await page.goto(addresses.home);
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
  },
);

test("the menu of a small screen opens, closes with Esc, and leads on; a wide one needs none", async ({
  page,
  isMobile,
}) => {
  await page.goto(addresses.home);
  const toggle = page.getByRole("button", { name: "Menu" });
  const link = page.getByRole("banner").getByRole("link", { name: "About Us" });
  if (!isMobile) {
    await expect(toggle).toBeHidden();
    await link.click();
    return expect(page).toHaveURL(addresses.about);
  }
  await expect(link).toBeHidden();
  await toggle.click();
  await expect(link).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(link).toBeHidden();
  await toggle.click();
  await link.click();
  await expect(page).toHaveURL(addresses.about);
  await expect(link).toBeHidden();
});

test("header and footer hold the links of spec 2", async ({ page, isMobile }) => {
  await page.goto(addresses.about);
  if (isMobile) await page.getByRole("button", { name: "Menu" }).click();
  const navigation = page.getByRole("banner").getByRole("navigation");
  await expect(navigation.getByRole("link")).toHaveText([
    "Energy Scan",
    "Example Report",
    "About Us",
    "Blog",
  ]);
  const footer = page.getByRole("contentinfo");
  for (const title of ["About", "Legal", "Stay Connected"]) {
    await expect(footer.getByRole("heading", { name: title })).toBeAttached();
  }
  await expect(footer.getByText(`© 2025 ${site.productName}`)).toBeAttached();
  const elsewhere: readonly string[] = [addresses.success, addresses.lostReport];
  for (const { path } of sitePages.filter((one) => !elsewhere.includes(one.path))) {
    expect(await footer.locator(`a[href="${path}"]`).count(), path).toBeGreaterThan(0);
  }
});

test(
  "the footer's newsletter only clears its field and sends nothing (spec 2)",
  { tag: "@any-screen" },
  async ({ page }) => {
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
  },
);

test(
  "beside an e-mail field that sends nothing a page says so, once",
  { tag: "@any-screen" },
  async ({ page }) => {
    const paths = sitePages.map(({ path }) => path).filter((path) => path !== addresses.success);
    for (const path of paths) {
      await page.goto(path);
      await expect(page.getByText(newsletter.note).filter({ visible: true }), path).toHaveCount(1);
      const field = page.getByRole("contentinfo").getByRole("textbox");
      await expect(field).toHaveAccessibleDescription(newsletter.note);
    }
  },
);

test(
  "the blog shows a card for each article, and its Subscribe button does nothing (spec 2)",
  { tag: "@any-screen" },
  async ({ page }) => {
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
  },
);

test(
  "an article leads back, to a related one, and to the scan (spec 2)",
  { tag: "@any-screen" },
  async ({ page }) => {
    await page.goto(articleAddress(longArticle.slug));
    const main = page.getByRole("main");
    await expect(main.getByRole("link", { name: "Back to Blog" })).toHaveAttribute("href", "/blog");
    await expect(main.getByText(longArticle.field("category"), { exact: true })).toBeVisible();
    const end = main.getByRole("region", { name: "Continue Your Journey" });
    await expect(end.locator("a[href^='/blog/']")).toHaveCount(1);
    await expect(end.locator(`a[href="${addresses.energyScan}"]`)).toHaveCount(1);
  },
);

for (const { slug } of withFigure) {
  test(
    `/blog/${slug} has a figure with a caption and words for who does not see it`,
    { tag: "@any-screen" },
    async ({ page }) => {
      await page.goto(articleAddress(slug));
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
    },
  );
}

test("the contents of a long article name its sections, and each leads to its heading", async ({
  page,
  isMobile,
}) => {
  await page.goto(articleAddress(longArticle.slug));
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
});

test(
  'privacy, terms and contact show a title, and "Coming soon..." until they are written (spec 2)',
  { tag: "@any-screen" },
  async ({ page }) => {
    for (const path of [addresses.privacy, addresses.terms, addresses.contact]) {
      await page.goto(path);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      const isWritten = existsSync(`content/legal${path}.mdx`);
      await expect(page.getByText("Coming soon...")).toHaveCount(isWritten ? 0 : 1);
    }
  },
);
