import { expect, test } from "vitest";
import { describeError, mask, pathForLog } from "./log.ts";

test.each([
  "No such session: cs_test_a1B2c3",
  "Key (session_id)=(cs_live_9Zz) already exists",
  "Invalid API Key provided: sk_live_abc",
  "signed with whsec_abc for ada.lovelace@example.com",
  "email=ada%40example.com",
  "connect to postgres://shop:hunter2@db.example/shop failed",
])("%j is logged without what it must not tell", (text) => {
  expect(mask(text)).not.toMatch(/a1B2c3|9Zz|sk_live_abc|whsec_abc|lovelace|ada|hunter2/u);
});

test("a path is logged without its query and without the session in it", () => {
  const url = "http://localhost/sandbox/pay/cs_test_secret?email=ada@example.com";
  expect(pathForLog(url)).toBe("/sandbox/pay/cs_…");
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

test("what is escaped in an address, even twice, is masked too", () => {
  expect(pathForLog("http://localhost/x/cs%5Ftest_SECRET2/anna%2540example.com")).toBe(
    "/x/cs_…/<e-mail>",
  );
});
