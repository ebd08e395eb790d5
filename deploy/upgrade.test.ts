import { spawnSync } from "node:child_process";
import { appendFileSync, cpSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
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
  for (const part of ["content/site.ts", ".gitignore"]) cpSync(join(root, part), join(ours, part));
  const identity = typed("git config user.name");
  const commit = typed('git add --all && git commit --message "Our words"');
  const pull = typed("git pull");
  does(ours, `git init --quiet --initial-branch=main && ${identity} && ${commit}`);
  does(folder, "git clone --quiet ours hers");

  const settings = join(hers, "content/site.ts");
  const change = (path: string, to: string) =>
    writeFileSync(path, readFileSync(path, "utf8").replace("support@example.com", to));
  change(settings, "help@hers.example");
  mkdirSync(join(hers, "data"));
  const own = ["content/kitchen.jpg", ".env", "data/purchases.sqlite"];
  for (const name of own) writeFileSync(join(hers, name), "hers");
  does(hers, `${identity} && ${commit}`);
  expect(does(hers, "git ls-files .env data")).toBe("");
  const noted = does(hers, "git rev-parse HEAD");

  appendFileSync(join(ours, "content/site.ts"), "\nexport const news = 1;\n");
  does(ours, commit);
  does(hers, pull);
  expect(readFileSync(settings, "utf8")).toMatch(/help@hers\.example[^]*news = 1/u);

  change(join(ours, "content/site.ts"), "owner@example.com");
  does(ours, commit);
  expect(run(hers, pull)).toMatchObject({ status: 1, stdout: expect.stringContaining("CONFLICT") });
  const marks = /^<<<<<<< .*\n([^]*?)^=======\n[^]*?^>>>>>>> .*\n/mu;
  writeFileSync(settings, readFileSync(settings, "utf8").replace(marks, "$1"));
  does(hers, typed("git add --all && git commit --no-edit"));
  expect(does(hers, "git status --porcelain")).toBe("");
  expect(readFileSync(settings, "utf8")).toContain("help@hers.example");

  does(hers, typed("git switch --detach").replace(/\S+$/u, noted));
  expect(readFileSync(settings, "utf8")).not.toContain("news = 1");
  for (const name of own) expect(readFileSync(join(hers, name), "utf8")).toBe("hers");
});
