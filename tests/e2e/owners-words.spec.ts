import { spawnSync } from "node:child_process";
import {
  appendFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  symlinkSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { extname, join, resolve } from "node:path";
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
function copyProject(): string {
  const folder = mkdtempSync(join(tmpdir(), "seven-petals-project-"));
  for (const part of [...configs, ...folders])
    cpSync(part, join(folder, part), { recursive: true });
  // Packages one by one, so that what a build keeps beside them stays in the copy.
  mkdirSync(join(folder, "node_modules"));
  for (const name of readdirSync("node_modules")) {
    if (name.startsWith(".") && name !== ".bin") continue;
    symlinkSync(resolve("node_modules", name), join(folder, "node_modules", name));
  }
  return folder;
}

test("the owner's words build with advice, as do her article and legal pages", async ({ page }) => {
  const folder = copyProject();
  try {
    // However the owner has written her settings.
    const quote = 'Object.assign(testimonial, { quote: "It helped me heal. What a journey!" });';
    appendFileSync(join(folder, "content/site.ts"), `${quote}\n`);
    cpSync(join(folder, "docs/legal"), join(folder, "content/legal"), { recursive: true });
    const article = "content/articles/an-owners-walk-before-breakfast.mdx";
    cpSync(join(folder, "docs/article.mdx"), join(folder, article));
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
    const { privacy, terms, contact, blog } = addresses;
    for (const path of [privacy, terms, contact, `${blog}/an-owners-walk-before-breakfast`]) {
      await page.goto(path);
      await expect(page.getByText("Coming soon...")).toHaveCount(0);
      await expect(page.getByRole("heading", { level: 2 }).first()).toBeVisible();
      await expectSound(page);
    }
  } finally {
    rmSync(folder, { recursive: true });
  }
});
