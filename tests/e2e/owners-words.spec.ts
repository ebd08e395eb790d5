import { appendFileSync, cpSync, existsSync } from "node:fs";
import { extname, join } from "node:path";
import { addresses } from "#content/site-map.ts";
import { copyProject } from "#tests/support/project-copy.ts";
import { expectSound } from "#tests/support/soundness.ts";
import { expect, test } from "#tests/support/visitor.ts";

test("the owner's words build with advice, as do her article and legal pages", async ({ page }) => {
  const { folder, run, remove } = copyProject();
  try {
    // However the owner has written her settings.
    const quote = 'Object.assign(testimonial, { quote: "It helped me heal. What a journey!" });';
    appendFileSync(join(folder, "content/site.ts"), `${quote}\n`);
    cpSync(join(folder, "docs/legal"), join(folder, "content/legal"), { recursive: true });
    const article = "content/articles/an-owners-walk-before-breakfast.mdx";
    cpSync(join(folder, "docs/article.mdx"), join(folder, article));
    const built = run("web/build.ts", [], { SITE_URL: "https://petals.example" });
    expect(built.status, built.stderr).toBe(0);
    for (const word of ["heal", "journey", "!"]) {
      expect(built.stderr).toContain(`advice: content/site.ts, testimonial.quote: "${word}"`);
    }

    await page.route("**/*", (route) => {
      const { pathname } = new URL(route.request().url());
      const file = join(folder, "dist", extname(pathname) ? pathname : `${pathname}.html`);
      return existsSync(file) ? route.fulfill({ path: file }) : route.fulfill({ status: 404 });
    });
    const { privacy, terms, contact, blog } = addresses;
    for (const path of [privacy, terms, contact, `${blog}/an-owners-walk-before-breakfast`]) {
      await page.goto(path);
      await expect(page.getByText("Coming soon...")).toHaveCount(0);
      await expect(page.getByRole("heading", { level: 2 }).first()).toBeVisible();
      await expectSound(page);
    }
  } finally {
    remove();
  }
});
