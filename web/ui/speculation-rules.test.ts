import { expect, test } from "vitest";
import { addresses, articleAddress } from "#content/site-map.ts";
import { speculationRules } from "./speculation-rules.ts";

type Condition = { href_matches: string } | { not: Condition } | { and: readonly Condition[] };

function holds(condition: Condition, url: string): boolean {
  if ("and" in condition) return condition.and.every((one) => holds(one, url));
  if ("not" in condition) return !holds(condition.not, url);
  return new URLPattern(condition.href_matches, "https://petals.example").test(url);
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
