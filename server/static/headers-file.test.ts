import { expect, test } from "vitest";
import { shopUrl } from "#tests/support/payments.ts";
import { siteOf } from "#tests/support/site-of.ts";
import { headersFile } from "./headers-file.ts";

/** What a host answers that goes by the file, for addresses in the order of its rules. */
function headersAt(address: string): Readonly<Record<string, string>> {
  const rules = headersFile({ siteUrl: shopUrl }).trim().split("\n\n");
  const fitting = rules
    .map((rule) => rule.split("\n"))
    .filter(([pattern = ""]) =>
      pattern.endsWith("*") ? address.startsWith(pattern.slice(0, -1)) : address === pattern,
    );
  const lines = fitting.flatMap(([, ...headers]) => headers.map((line) => line.trim()));
  return Object.fromEntries(lines.map((line) => line.split(/: (.*)/u).slice(0, 2)));
}

test("a host of files alone says what the server says, and the file itself is no page", async () => {
  const page = "<!doctype html><title>calm</title>";
  const site = await siteOf(
    { "about.html": page, "success.html": page, "_astro/a.js": "", _headers: "" },
    shopUrl,
  );
  for (const address of ["/about", "/success", "/_astro/a.js"]) {
    const ours = site?.files.get(address)?.plain.headers ?? {};
    const own = ["Content-Type", "Content-Length", "ETag", "Vary", "Content-Security-Policy"];
    const shared = Object.entries(ours).filter(([name]) => !own.includes(name));
    // A page that is asked for each time is what such hosts do by themselves.
    const expected = shared.filter(([, value]) => value !== "no-cache");
    expect(expected.length).toBeGreaterThan(2);
    expect(headersAt(address)).toMatchObject(Object.fromEntries(expected));
  }
  expect(headersAt("/about")["Content-Security-Policy"]).toBe("frame-ancestors 'none'");
  expect(site?.files.has("/_headers")).toBe(false);
});
