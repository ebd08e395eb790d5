import { spawnSync } from "node:child_process";
import {
  appendFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";

const root = join(import.meta.dirname, "..");
const operations = readFileSync(join(root, "docs/operations.md"), "utf8");

/** The line of docs/operations.md that begins so, as its reader types it. */
function typed(beginning: string): string {
  const line = operations.split("\n").find((one) => one.trim().startsWith(beginning));
  if (line === undefined) throw new Error(`docs/operations.md has no command "${beginning}".`);
  return line.trim();
}

/** Runs a line in a shell that knows nothing of this machine's git settings. */
function run(cwd: string, line: string) {
  const env = { PATH: process.env["PATH"], GIT_CONFIG_GLOBAL: "/dev/null", HOME: cwd };
  return spawnSync("sh", ["-c", line], { cwd, env, encoding: "utf8" });
}

/** The same; it must succeed. */
function does(cwd: string, line: string): string {
  const { status, stdout, stderr } = run(cwd, line);
  expect(status, `${line}\n${stdout}${stderr}`).toBe(0);
  return stdout.trim();
}

test("what an owner edits comes through an upgrade, a conflict and a way back, typed as the document says", () => {
  const folder = temporaryFolder();
  const [ours, hers] = [join(folder, "ours"), join(folder, "hers")];
  mkdirSync(ours);
  for (const part of ["content", "docs", "drawing/palette.ts", ".gitignore", ".env.example"]) {
    cpSync(join(root, part), join(ours, part), { recursive: true });
  }
  const identity = typed("git config user.name");
  const commit = typed('git add --all && git commit --message "Our words"');
  const pull = typed("git pull");
  does(ours, `git init --quiet --initial-branch=main && ${identity} && ${commit}`);
  does(folder, "git clone --quiet ours hers");

  const settings = join(hers, "content/site.ts");
  const change = (path: string, from: string, to: string) =>
    writeFileSync(path, readFileSync(path, "utf8").replace(from, to));
  change(settings, "support@example.com", "help@hers.example");
  change(join(hers, "drawing/palette.ts"), "#4b3f72", "#2f4f3f");
  cpSync(join(hers, "docs/legal"), join(hers, "content/legal"), { recursive: true });
  cpSync(join(hers, "docs/article.mdx"), join(hers, "content/articles/a-walk.mdx"));
  writeFileSync(join(hers, "content/articles/kitchen.jpg"), "a picture");
  writeFileSync(join(hers, ".env"), "STRIPE_SECRET_KEY=sk_live_hers\n");
  mkdirSync(join(hers, "data"));
  writeFileSync(join(hers, "data/purchases.sqlite"), "her sales");
  does(hers, `${identity} && ${commit}`);
  expect(does(hers, "git ls-files .env data")).toBe("");
  const noted = does(hers, "git rev-parse HEAD");

  appendFileSync(join(ours, "content/site.ts"), "\nexport const news = 1;\n");
  does(ours, commit);
  does(hers, pull);
  expect(readFileSync(settings, "utf8")).toMatch(/help@hers\.example[^]*news = 1/u);

  change(join(ours, "content/site.ts"), "support@example.com", "owner@example.com");
  does(ours, commit);
  const { status, stdout } = run(hers, pull);
  expect({ status, stdout }).toEqual({
    status: 1,
    stdout: expect.stringContaining("CONFLICT (content): Merge conflict in content/site.ts"),
  });
  const both = readFileSync(settings, "utf8");
  const marks = /^<<<<<<< .*\n([^]*?)^=======\n[^]*?^>>>>>>> .*\n/mu;
  expect(marks.exec(both)?.[1]).toContain("help@hers.example");
  writeFileSync(settings, both.replace(marks, "$1"));
  does(hers, typed("git add --all && git commit --no-edit"));
  expect(does(hers, "git status --porcelain")).toBe("");
  expect(readFileSync(settings, "utf8")).toContain("help@hers.example");

  does(hers, typed("git switch --detach").replace(/\S+$/u, noted));
  const before = readFileSync(settings, "utf8");
  expect(before).toContain("help@hers.example");
  expect(before).not.toContain("news = 1");
  for (const kept of ["content/articles/kitchen.jpg", ".env", "data/purchases.sqlite"]) {
    expect(existsSync(join(hers, kept)), kept).toBe(true);
  }
  does(hers, "git switch -");
  expect(readFileSync(settings, "utf8")).toContain("news = 1");
});
