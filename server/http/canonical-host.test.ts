import { createMetrics } from "#server/metrics/metrics.ts";
import { expect, test } from "vitest";
import { openShop, shopUrl } from "#tests/support/payments.ts";
import { siteOf } from "#tests/support/site-of.ts";

/** A site without any page, so that what is not sent elsewhere is 404. */
const site = await siteOf({ "robots.txt": "" }, shopUrl);

async function visit(url: string, headers: Record<string, string> = {}, config: object = {}) {
  const { app } = await openShop({ site, config });
  return app.request(url, { headers });
}

test.each([
  ["http://www.petals.example/about?from=mail", `${shopUrl}/about?from=mail`],
  ["http://www.petals.example:3000/", `${shopUrl}/`],
  ["http://petals.example.:3000/energy-scan", `${shopUrl}/energy-scan`],
  ["http://petals.fly.dev/a%20b?x=1&x=%2F", `${shopUrl}/a%20b?x=1&x=%2F`],
  ["http://www.petals.example//evil.example/", `${shopUrl}//evil.example/`],
  ["http://www.petals.example/@evil.example", `${shopUrl}/@evil.example`],
])("who reads %s is sent to the same address at the site", async (url, target) => {
  const answer = await visit(url);
  expect(answer.status).toBe(308);
  expect(answer.headers.get("location")).toBe(target);
  expect(answer.headers.get("cache-control")).toBe("no-store");
});

test.each([
  "http://petals.example/about",
  "http://petals.example:3000/about",
  "http://localhost:3000/about",
  "http://shop.localhost/about",
  "http://127.0.0.1:3000/about",
  "http://[::1]:3000/about",
  "http://10.1.2.3/about",
  "http://app:3000/about",
])("%s is answered where it is", async (url) => {
  expect((await visit(url)).status).toBe(404);
});

test("a site on this machine has one of its names, and sends nobody elsewhere", async () => {
  const here = { siteUrl: "http://localhost:3000" };
  for (const host of ["my-laptop.local:3000", "localhost:8088"]) {
    expect((await visit(`http://${host}/`, {}, here)).status).toBe(404);
  }
  for (const name of ["127.0.0.1", "[::1]"]) {
    const answer = await visit(`http://${name}:8088/energy-scan?a=1`, {}, here);
    expect(answer.headers.get("location")).toBe("http://localhost:8088/energy-scan?a=1");
  }
});

test("behind a proxy the name is the one that the proxy was asked by", async () => {
  const url = "http://internal.hosting.example/about";
  const asked = (host: string) => ({ "x-forwarded-host": host });
  const behind = { trustedProxies: 1 };
  expect((await visit(url, asked("petals.example"), behind)).status).toBe(404);
  expect((await visit(url, asked("petals.example:443, other.example"), behind)).status).toBe(404);
  expect((await visit(url, asked("www.petals.example"), behind)).status).toBe(308);
  expect((await visit(url, asked("petals.example"))).status).toBe(308);
});

test("only reading the pages is sent elsewhere: no call, no webhook, no check of the server's health", async () => {
  const metrics = createMetrics("a-token-of-the-test");
  const { app } = await openShop({ site, metrics });
  const statusOf = async (method: string, path: string) =>
    (await app.request(`http://www.petals.example${path}`, { method })).status;
  expect(await statusOf("HEAD", "/about")).toBe(308);
  expect(await statusOf("POST", "/about")).toBe(405);
  expect(await statusOf("GET", "/healthz")).toBe(200);
  expect(await statusOf("GET", "/readyz")).toBe(200);
  for (const path of ["/metrics", "/functions/v1/create-checkout", "/functions/v1/stripe-webhook"])
    expect(await statusOf("GET", path)).not.toBe(308);
  expect(await statusOf("POST", "/functions/v1/stripe-webhook")).toBe(400);
});
