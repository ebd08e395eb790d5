import { addresses, articleAddress } from "#content/site-map.ts";
import { expect, test } from "#tests/support/visitor.ts";

for (const [width, height] of [
  [390, 664],
  [844, 390],
] as const) {
  test(`the landing's first screen is whole at ${width} x ${height} px`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.goto(addresses.home);
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
  });
}

test("the landing page is no longer than 5,540 px on a phone of 360 x 740 px", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(addresses.home);
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(
    5540,
  );
});

test("on paper, where no picture is printed, the letter of About covers nothing above it", async ({
  page,
}) => {
  await page.emulateMedia({ media: "print" });
  await page.goto(addresses.about);
  const lead = await page.getByText(/^A small site with one idea/u).boundingBox();
  const letter = await page.locator("#about .card").boundingBox();
  expect(letter?.y).toBeGreaterThanOrEqual((lead?.y ?? Infinity) + (lead?.height ?? 0));
});

test("no cover of an article makes the page wider than a phone", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  for (const slug of ["which-chakra-is-blocked", "clear-blockages", "third-eye-explained"]) {
    await page.goto(articleAddress(slug));
    expect(await page.evaluate(() => document.documentElement.scrollWidth), slug).toBe(360);
  }
});

test("the picture of the seven scenes loads only when a phone is near it", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  await page.goto(addresses.home);
  await page.waitForLoadState("networkidle");
  expect(asked).not.toContain("/drawn/seven-light.svg");
  const height = () => page.evaluate(() => document.documentElement.scrollHeight);
  const before = await height();
  const testimonial = page.locator("section", { has: page.getByRole("figure") });
  await testimonial.scrollIntoViewIfNeeded();
  const picture = testimonial.locator("img");
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  expect(await height()).toBe(before);
});

test("beside an article, its contents start where the header does, and its picture ends where the header ends", async ({
  page,
}) => {
  for (const width of [1120, 1280, 1440, 2560]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(articleAddress("third-eye-explained"));
    const header = await page.locator("body > header > div > *").evaluateAll(outerEdges);
    const article = await page.locator("#contents, article > header > div").evaluateAll(outerEdges);
    expect(article, `${width} px`).toEqual(header);
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
