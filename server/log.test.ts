import fc from "fast-check";
import { expect, test } from "vitest";
import { describeError, mask, pathWriter } from "./log.ts";

test.each([
  "No such session: cs_test_a1B2c3",
  "Key (session_id)=(cs_live_9Zz) already exists",
  "Invalid API Key provided: sk_live_abc",
  "signed with whsec_abc for ada.lovelace@example.com",
  "email=ada%40example.com",
  "email=ada%25252540example.com",
  "No such session: acs_test_a1B2c3",
  "connect to postgres://shop:hunter2@db.example/shop failed",
])("%j is logged without what it must not tell", (text) => {
  expect(mask(text)).not.toMatch(/a1B2c3|9Zz|sk_live_abc|whsec_abc|lovelace|ada|hunter2/u);
});

const forLog = pathWriter(["/", "/about", "/blog/sacral-power", "/functions/v1/create-checkout"]);

test.each([
  ["/blog/sacral-power?email=ada@example.com", "/blog/sacral-power"],
  ["/functions/v1/create-checkout", "/functions/v1/create-checkout"],
  ["/", "/"],
  ["/about/", "/about/"],
  ["/blog/acs_test_SECRET2", "/blog/…"],
  ["/x/cs%5Ftest_SECRET2/anna%25252540example.com", "/…/…/…"],
  ["/about%2Fanna", "/…"],
  ["/about/about/about/about/about/about/about/about/about", "/about".repeat(8)],
])("of the address %j the log tells %j", (path, told) => {
  expect(forLog(`http://localhost${path}`)).toBe(told);
});

test("whatever is typed into a path, the log repeats only the site's own words", () => {
  const own = fc.constantFrom("about", "blog", "functions");
  const typed = fc.oneof(own, fc.string(), fc.webPath(), fc.emailAddress());
  fc.assert(
    fc.property(fc.array(typed), (words) => {
      expect(forLog(new URL(`http://localhost/${words.join("/")}`).href)).toMatch(
        /^(?:\/(?:about|blog|sacral-power|functions|v1|create-checkout|…)?){1,8}$/u,
      );
    }),
  );
});

test("an error is described by name, code, masked message and place", () => {
  const error = Object.assign(new Error("no cs_test_secret"), { code: "E1" });
  const described = describeError(error);
  expect(described).toMatchObject({ name: "Error", code: "E1", message: "no cs_…" });
  expect(JSON.stringify(described)).toContain("log.test.ts");
  expect(JSON.stringify(described)).not.toContain("secret");
});

test("only the first 500 characters are looked at, so a long address cannot keep the server busy", () => {
  expect(mask("a".repeat(7900))).toHaveLength(500);
});
