import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";
import { whyNotCurrent, writeStamp } from "./build-stamp.ts";

const live = { SITE_URL: "https://petals.example", PUBLIC_PRICE_ID: "price_1" };

/** A folder with one source, and pages that were built from it. */
function built(environment: Record<string, string> = live) {
  const folder = temporaryFolder();
  const write = (name: string, text: string) => writeFileSync(join(folder, name), text);
  for (const name of ["dist", "content"]) mkdirSync(join(folder, name));
  write("astro.config.ts", "");
  write("content/site.ts", "the price");
  writeStamp(folder, environment);
  return { folder, write, why: (now: Record<string, string>) => whyNotCurrent(folder, now) };
}

test("pages that were just built are current, on any port and with any setting that they do not hold", () => {
  expect(built().why({ ...live, PORT: "4000", LOG_LEVEL: "warn" })).toBeUndefined();
  const trial = built({});
  for (const SITE_URL of ["", "http://localhost:4000", "http://127.0.0.1:3000/"]) {
    expect(trial.why({ PORT: "4000", SITE_URL })).toBeUndefined();
  }
});

test.each([
  ["SITE_URL", { ...live, SITE_URL: "https://other.example" }],
  ["SITE_URL", { PUBLIC_PRICE_ID: "price_1" }],
  ["PUBLIC_PRICE_ID", { ...live, PUBLIC_PRICE_ID: "price_2" }],
  ["PUBLIC_ANON_KEY", { ...live, PUBLIC_ANON_KEY: "visitor" }],
  ["PUBLIC_BACKEND_URL", { ...live, PUBLIC_BACKEND_URL: "https://calls.example" }],
])("pages that were built with another %s say so", (name, now) => {
  expect(built().why(now)).toMatch(
    new RegExp(`^The pages were built with (?:no |a local )?${name}\\b.* Build them`, "u"),
  );
});

test("an address of this machine is called local, on either side", () => {
  const local = { ...live, SITE_URL: "http://localhost:3000" };
  expect(built(local).why(live)).toContain(
    "built with a local SITE_URL, and the server runs with https://petals.example.",
  );
  expect(built().why(local)).toContain(
    "built with SITE_URL=https://petals.example, and the server runs with a local one.",
  );
});

test("pages that are missing, or older than a word of their sources, say so", () => {
  const { folder, write, why } = built();
  write("content/site.ts", "another price");
  expect(why(live)).toMatch(/^The pages are older than their sources\./u);
  write("astro.config.test.ts", "no source of a page");
  write("content/site.ts", "the price");
  expect(why(live)).toBeUndefined();
  rmSync(join(folder, "dist"), { recursive: true });
  expect(why(live)).toMatch(/^The pages are not built\./u);
});

test("where the sources are not, the settings are still compared", () => {
  const { folder, why } = built();
  for (const name of ["astro.config.ts", "content"]) {
    rmSync(join(folder, name), { recursive: true });
  }
  expect(why(live)).toBeUndefined();
  expect(why({ ...live, SITE_URL: "https://other.example" })).toBeDefined();
});
