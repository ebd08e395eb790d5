import { addresses, articleAddress, sitePages } from "#content/site-map.ts";
import { site } from "#content/site.ts";
import { articles } from "#tests/support/articles.ts";
import { expectSound } from "#tests/support/soundness.ts";
import { openQuestion, openResults } from "#tests/support/starts.ts";
import {
  buyLabel,
  expect,
  openDialog,
  openReport,
  order,
  ownAddress,
  test,
  payLabel,
} from "#tests/support/visitor.ts";

const articlePages = articles.map(({ slug }) => articleAddress(slug));

const pages = sitePages.map(({ path }) => path);
const everyPage = [
  // Without an order the confirmation leads home.
  ...pages.filter((path) => path !== addresses.success),
  ...articlePages,
  "/no-such-page",
];

/** The browser itself reports the status of the error pages and of a refused coupon. */
const statusReport = /status of (400|404|500)/u;
test.use({ expectedConsole: { patterns: [statusReport] } });

for (const path of everyPage) {
  test(
    `${path} is sound: title, one h1, axe in both schemes, 320 px`,
    { tag: "@any-screen" },
    async ({ page }) => {
      const response = await page.goto(path);
      expect(response?.status()).toBe(path === "/no-such-page" ? 404 : 200);
      expect(await page.title()).toContain(site.productName);
      // Before any style is here, so that nothing flashes.
      await expect(page.locator("head > meta[name=color-scheme]")).toHaveAttribute(
        "content",
        "light dark",
      );
      // A phone would make links of what looks like a number or a place, a visitor's name among it.
      await expect(page.locator("head > meta[name=format-detection]")).toHaveAttribute(
        "content",
        "telephone=no, email=no, address=no, url=no",
      );
      await expectSound(page);
    },
  );
}

test(
  "each page's canonical address, og:url and og:image are there, and are its own",
  { tag: "@any-screen" },
  async ({ request }) => {
    const pictures = new Set<string>();
    for (const path of [...pages, ...articlePages]) {
      const html = await (await request.get(path)).text();
      // The pages were built for the site's own origin, which is not the one of this test.
      const pathOf = (pattern: RegExp) => new URL(pattern.exec(html)?.[1] ?? "none:").pathname;
      expect(pathOf(/property="og:url" content="([^"]+)"/u), path).toBe(path);
      if (!html.includes("noindex")) {
        expect(pathOf(/rel="canonical" href="([^"]+)"/u), path).toBe(path);
      }
      const picture = pathOf(/property="og:image" content="([^"]+)"/u);
      const answer = await request.get(picture);
      expect(answer.status(), picture).toBe(200);
      expect(answer.headers()["content-type"], picture).toBe("image/png");
      pictures.add(picture);
    }
    expect(pictures.size).toBe(pages.length + articlePages.length);
  },
);

test(
  "search engines are told where the list of pages is, and it has each page that may be found",
  { tag: "@any-screen" },
  async ({ request }) => {
    const robots = await (await request.get("/robots.txt")).text();
    const [, sitemap = ""] = /^Sitemap: (\S+)$/mu.exec(robots) ?? [];
    // The pages were built for the site's own origin, which is not the one of this test.
    const list = await request.get(new URL(sitemap).pathname);
    expect(list.status()).toBe(200);
    expect(await list.text()).toContain("<sitemapindex");
    const listed = await (await request.get("/sitemap-0.xml")).text();
    const found = [...listed.matchAll(/<loc>([^<]+)</gu)].map(
      ([, url = ""]) => new URL(url).pathname,
    );
    const all = [...pages, ...articlePages];
    const html = await Promise.all(all.map(async (path) => (await request.get(path)).text()));
    const indexed = all.filter((_, index) => !html[index]?.includes("noindex"));
    expect(found.toSorted()).toEqual(indexed.toSorted());
    expect(found).not.toContain(addresses.privacy);
  },
);

test("the error page is sound", { tag: "@any-screen" }, async ({ page }) => {
  await page.route("**/broken", (route) =>
    route.fulfill({ status: 500, contentType: "text/html", path: "dist/500.html" }),
  );
  await page.goto("/broken");
  await expect(page.getByText("not yours")).toBeVisible();
  await expectSound(page);
});

test(
  "every state of the scan is sound, and so are the pages of the payment",
  { tag: "@any-screen" },
  async ({ page }) => {
    await openQuestion(page, 1);
    await page.getByRole("radio", { name: "Often" }).check();
    await expectSound(page);
    await openResults(page, "onTheEdges");
    await expectSound(page);
    const dialog = await openDialog(page);
    await dialog.getByText("Have a coupon code?").click();
    await dialog.getByRole("button", { name: buyLabel }).click();
    await expectSound(page);
    await page.keyboard.press("Escape");
    await order(page, { email: ownAddress("sound"), coupon: "EXPIRED" });
    await expect(page.getByLabel("Coupon code")).toHaveAccessibleDescription(/expired/u);
    await expectSound(page);
    await page.keyboard.press("Escape");
    await order(page, { email: ownAddress("sound") });
    await expect(page.getByRole("button", { name: payLabel })).toBeVisible();
    await expectSound(page);
    await page.getByLabel(/card number/iu).fill("4000 0027 6000 3184");
    await page.getByRole("button", { name: payLabel }).click();
    const confirm = page.getByRole("button", { name: "Confirm payment" });
    await expect(confirm).toBeVisible();
    await expectSound(page);
    await confirm.click();
    await expect(page.getByRole("region", { name: "Order Details" })).toBeVisible();
    await expectSound(page);
    await openReport(page);
    await expectSound(page);
  },
);

test("every link inside the site leads somewhere", { tag: "@any-screen" }, async ({ request }) => {
  const links = new Set<string>();
  for (const path of everyPage) {
    const html = await (await request.get(path)).text();
    for (const [, link = ""] of html.matchAll(/<a\s[^>]*?href="(\/[^"]*)"/gu)) links.add(link);
  }
  expect(links.size).toBeGreaterThan(15);
  for (const link of links) {
    const [path = "", fragment] = link.split("#");
    const response = await request.get(path);
    expect(response.status(), link).toBe(200);
    if (fragment) expect(await response.text(), link).toContain(`id="${fragment}"`);
  }
});

test(
  "no page allows unsafe- anything in its Content-Security-Policy",
  { tag: "@any-screen" },
  async ({ request }) => {
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
      const inline = html.match(/<style\b|<script\b(?![^>]*\ssrc=)/gu) ?? [];
      expect(policy.match(/'sha256-/gu), path).toHaveLength(inline.length);
    }
  },
);

test.describe(() => {
  test.use({ expectedConsole: { patterns: [/Trusted|'allow-duplicates'|trusted-types/u] } });
  test(
    "a page takes no text for a script, its address or HTML, nor a second policy to make them",
    { tag: "@any-screen" },
    async ({ page }) => {
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
    },
  );
});
