import { spawnSync } from "node:child_process";
import {
  appendFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempDisposableSync,
  readdirSync,
  readFileSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { extname, join, resolve } from "node:path";
import sharp from "sharp";
import { addresses } from "#content/site-map.ts";
import { expectSound } from "#tests/support/soundness.ts";
import { expect, test } from "#tests/support/visitor.ts";

/** All that a build reads. */
const configs = [
  "astro.config.ts",
  "package.json",
  "package-lock.json",
  "tsconfig.json",
  "vitest.config.ts",
];
const folders = "content docs domain drawing pdf server tests web".split(" ");

/** A copy of the project that the test may change and build: with the packages of this one, and without its .env. */
function copyProject() {
  const copy = mkdtempDisposableSync(join(tmpdir(), "seven-petals-project-"));
  const folder = copy.path;
  // What looks at no word of an owner's the build of the site has kept already.
  const filter = (path: string) => !/(?<!site|wording|articles)\.test\.ts$/u.test(path);
  for (const part of [...configs, ...folders])
    cpSync(part, join(folder, part), { recursive: true, filter });
  // Packages one by one, so that what a build keeps beside them stays in the copy.
  mkdirSync(join(folder, "node_modules"));
  for (const name of readdirSync("node_modules")) {
    if (name.startsWith(".") && name !== ".bin") continue;
    symlinkSync(resolve("node_modules", name), join(folder, "node_modules", name));
  }
  return copy;
}

test("the owner's words build with advice, as do her article and legal pages", async ({ page }) => {
  using copy = copyProject();
  const folder = copy.path;
  // However the owner has written her settings.
  const quote = 'Object.assign(testimonial, { quote: "It helped me heal. What a journey!" });';
  appendFileSync(join(folder, "content/site.ts"), `${quote}\n`);
  cpSync(join(folder, "docs/legal"), join(folder, "content/legal"), { recursive: true });
  const article = "content/articles/an-owners-walk-before-breakfast.mdx";
  cpSync(join(folder, "docs/article.mdx"), join(folder, article));
  // A photo as a phone takes it, with grain; the others have hardly any, and are packed sooner.
  for (const [place, width, sigma] of [
    ["articles/kitchen.jpg", 4000, 12],
    ["legal/kitchen.jpg", 1600, 1],
    ["founder.jpg", 1600, 1],
  ] as const) {
    const noise = { type: "gaussian", mean: 128, sigma } as const;
    const size = { width, height: (width * 3) / 4 };
    const photo = sharp({ create: { ...size, channels: 3, background: "#a08060", noise } });
    await photo.jpeg().toFile(join(folder, "content", place));
  }
  for (const file of [article, "content/legal/contact.mdx"]) {
    appendFileSync(join(folder, file), "\n![A kettle on the stove](kitchen.jpg)\n");
  }
  const settings = readFileSync(join(folder, "content/site.ts"), "utf8");
  writeFileSync(
    join(folder, "content/site.ts"),
    settings.replace(/=\s+undefined;/u, '= { file: "founder.jpg", alt: "Ana in her garden" };'),
  );
  const env = { PATH: process.env["PATH"], SITE_URL: "https://petals.example" };
  const command = { cwd: folder, env, encoding: "utf8" } as const;
  const built = spawnSync(process.execPath, ["web/build.ts"], command);
  expect(built.status, built.stderr).toBe(0);
  for (const word of ["heal", "journey", "!"]) {
    expect(built.stderr).toContain(`advice: content/site.ts, testimonial.quote: "${word}"`);
  }

  await page.route("**/*", (route) => {
    const { pathname } = new URL(route.request().url());
    const file = join(folder, "dist", extname(pathname) ? pathname : `${pathname}.html`);
    return existsSync(file) ? route.fulfill({ path: file }) : route.fulfill({ status: 404 });
  });
  const { about, privacy, terms, contact, blog } = addresses;
  for (const path of [privacy, terms, about, contact, `${blog}/an-owners-walk-before-breakfast`]) {
    await page.goto(path);
    await expect(page.getByText("Coming soon...")).toHaveCount(0);
    await expect(page.getByRole("heading", { level: 2 }).first()).toBeVisible();
    await expectSound(page);
    if (path === privacy || path === terms) continue;
    const picture = page.getByRole("main").getByRole("img", { name: /^A kettle|^Ana in/u });
    await picture.scrollIntoViewIfNeeded();
    await expect
      .poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth))
      .toBeGreaterThan(400);
    expect(await picture.getAttribute("width")).toBe("1440");
    expect(await picture.getAttribute("height")).toBe("1080");
    const shown = await picture.evaluate((img: HTMLImageElement) => img.currentSrc);
    expect(shown).toMatch(/\.avif$/u);
  }
  // What a page with a picture may weigh more (docs/performance.md).
  const pictures = readdirSync(join(folder, "dist/_astro")).filter((one) => one.endsWith(".avif"));
  expect(pictures.length).toBeGreaterThan(2);
  for (const name of pictures) {
    expect(statSync(join(folder, "dist/_astro", name)).size, name).toBeLessThanOrEqual(200_000);
  }
});
