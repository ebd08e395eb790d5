import { spawnSync } from "node:child_process";
import { globSync, readFileSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { runProgram } from "#tests/support/programs.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";
import { addresses, articleAddress } from "#content/site-map.ts";
import { speculationRules } from "#web/ui/speculation-rules.ts";

// Each setting is tried in config.test.ts.
test.each([
  [{ SITE_URL: "ftp://petals.example" }, /^Nothing was built\.\nSITE_URL must [^\n]+\n$/u],
  // What only the server reads may be missing where pages are built, and not be wrong.
  [
    {
      SITE_URL: "https://petals.example",
      STRIPE_SECRET_KEY: "sk_test_1",
      SMTP_URL: "ftp://x",
      PUBLIC_PRICE_ID: "price_1",
    },
    /^Nothing was built\.\nSMTP_URL must [^\n]+\nSTRIPE_SECRET_KEY is a test key[^\n]+\n$/u,
  ],
  [
    { PUBLIC_PRICE_ID: "price_1 ", PUBLIC_ANON_KEY: "two words" },
    /PUBLIC_PRICE_ID has blanks around it.*\nPUBLIC_ANON_KEY must be one/u,
  ],
])(
  "settings that would stop every sale are named before anything is built with them: %j",
  (settings, why) => {
    const folder = temporaryFolder();
    const { status, stdout, stderr } = runProgram("web/build.ts", folder, settings);
    expect({ status, stdout }).toEqual({ status: 1, stdout: "" });
    expect(stderr).toMatch(why);
    expect(readdirSync(folder)).toEqual([]);
  },
);

test("what is packed is for a server of visitors, so its address must be theirs", () => {
  const folder = temporaryFolder();
  writeFileSync(join(folder, ".env"), "SITE_URL=http://petals.example\nPAYMENTS=sandbox\n");
  const { scripts } = JSON.parse(readFileSync("package.json", "utf8"));
  const [build] = scripts.pack.replace("web/", `${import.meta.dirname}/`).split(" && ");
  const { stderr } = spawnSync("sh", ["-c", build ?? ""], {
    cwd: folder,
    env: { PATH: process.env["PATH"] },
    encoding: "utf8",
  });
  expect(stderr).toMatch(/SITE_URL must begin with https/u);
});

test("the pages take their settings from .env, as the server does, and from no other file", () => {
  const folder = temporaryFolder();
  writeFileSync(join(folder, ".env"), "\uFEFFPUBLIC_ANON_KEY=from-$env\n");
  for (const other of [".env.local", ".env.production", ".env.production.local"]) {
    writeFileSync(join(folder, other), "PUBLIC_ANON_KEY=from-elsewhere\nPUBLIC_PRICE_ID=price_1\n");
  }
  const program = `
    import { resolveConfig } from ${JSON.stringify(import.meta.resolve("vite"))};
    import config from ${JSON.stringify(join(import.meta.dirname, "..", "astro.config.ts"))};
    const vite = { ...config.vite, configFile: false, envPrefix: "PUBLIC_" };
    console.log(JSON.stringify((await resolveConfig(vite, "build", "production")).env));
  `;
  const { stdout, stderr } = spawnSync("node", ["--input-type=module", "-e", program], {
    cwd: folder,
    env: { PATH: process.env["PATH"] },
    encoding: "utf8",
  });
  expect(stderr).toBe("");
  expect(JSON.parse(stdout)).toMatchObject({ PUBLIC_ANON_KEY: "from-$env" });
  expect(stdout).not.toMatch(/elsewhere|price_1/u);
});

type Condition =
  { href_matches: string | string[] } | { not: Condition } | { and: readonly Condition[] };

function holds(condition: Condition, url: string): boolean {
  if ("and" in condition) return condition.and.every((one) => holds(one, url));
  if ("not" in condition) return !holds(condition.not, url);
  const isMatch = (path: string) => new URLPattern(path, "https://petals.example").test(url);
  return [condition.href_matches].flat().some(isMatch);
}

test("pages are fetched ahead; files and addresses with a query, which may hold a purchase, are not", () => {
  const [rule] = JSON.parse(speculationRules).prefetch;
  const isFetched = (address: string) =>
    holds(rule.where, new URL(address, "https://petals.example").href);
  expect(
    [addresses.home, addresses.energyScan, articleAddress("sacral-power"), "/#faq"].map(isFetched),
  ).toEqual([true, true, true, true]);
  expect(
    [
      `${addresses.energyScan}?email=a%40example.com&session_id=cs_1`,
      "/_astro/cover.avif",
      "https://elsewhere.example/",
    ].map(isFetched),
  ).toEqual([false, false, false]);
});

const web = new URL(".", import.meta.url).pathname;
const sheets = globSync("{features,layouts,pages,styles,ui}/**/*.{css,astro}", { cwd: web });

test("only a pointer that can hover sees hover styles: after a tap they would stay", () => {
  expect(sheets.length).toBeGreaterThan(50);
  const sticky = sheets.filter((path) => {
    const sheet = readFileSync(web + path, "utf8");
    return sheet.replaceAll(/^( *)@media \(hover: hover\) \{$.*?^\1\}$/gmsu, "").includes(":hover");
  });
  expect(sticky).toEqual([]);
});
