import fc from "fast-check";
import { expect, test } from "vitest";
import { hasEmailShape, normalizeEmail, tidyEmail } from "./email.ts";

const word = fc.stringMatching(/^[a-z0-9._%+-]{1,20}$/);
const emails = fc.tuple(word, word, word).map(([a, b, c]) => `${a}@${b}.${c}`);

test("an address with a name, an @ and a dotted domain has the shape of an e-mail (spec 5)", () => {
  fc.assert(fc.property(emails, (email) => hasEmailShape(email)));
});

test("spaces around an address are forgiven, spaces inside are not (spec 5)", () => {
  fc.assert(
    fc.property(emails, (email) => {
      expect(hasEmailShape(`  ${email}\n`)).toBe(true);
      expect(hasEmailShape(email.replace("@", " @"))).toBe(false);
    }),
  );
});

test.each([
  "",
  "   ",
  "name",
  "name@example",
  "@example.com",
  "name@",
  "name@.",
  "a@b@example.com",
  "nul\u0000@example.com",
  "half\ud800@example.com",
  `${"a".repeat(243)}@example.com`,
])("%j does not have the shape of an e-mail", (typed) => {
  expect(hasEmailShape(typed)).toBe(false);
});

test("the longest address a mail system accepts is accepted", () => {
  expect(hasEmailShape(`${"a".repeat(242)}@example.com`)).toBe(true);
});

// T14 tries the other ways to write one address.
test("an accent in an address may be written in either way", () => {
  expect(normalizeEmail("jose\u0301@example.com")).toBe("jos\u00e9@example.com");
});

test("each space is read as a plus that arrived without its escape", () => {
  expect(normalizeEmail("ana lee scan@example.com")).toBe("ana+lee+scan@example.com");
});

test("normalizing twice changes nothing more", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), (text) => {
      expect(normalizeEmail(normalizeEmail(text))).toBe(normalizeEmail(text));
    }),
    { numRuns: 2000 },
  );
});

test("two different plain addresses stay different", () => {
  fc.assert(
    fc.property(emails, emails, (one, other) => {
      fc.pre(one !== other);
      expect(normalizeEmail(one)).not.toBe(normalizeEmail(other));
    }),
  );
});

test.each([
  "mailto:ana@example.com",
  "MAILTO:ana@example.com?subject=Hello",
  "<ana@example.com>",
  "Ana Lee <ana@example.com>",
  "Ana <mailto:ana@example.com>,",
  "ana@example.com.",
  "ana@example.com,",
  '"ana@example.com";',
  "(ana@example.com)",
  "  ana@example.com  ",
  "ana@example.com",
])("what was pasted as %j is the address inside", (pasted) => {
  expect(tidyEmail(pasted)).toBe("ana@example.com");
});

test("text longer than anybody pastes is not searched for an address", () => {
  const around = (length: number) => `${" ".repeat(length - 16)}ana@example.com.`;
  expect(tidyEmail(around(1000))).toBe("ana@example.com");
  expect(tidyEmail(around(1001))).toBe(around(1001));
});

test("what does not become an address stays as it was typed, and an address is not touched", () => {
  for (const typed of [
    "",
    "ana",
    "mailto:",
    "<>",
    "a b@example.com",
    "a@b.c, d@e.f",
    "what?@x",
    ")))",
  ]) {
    expect(tidyEmail(typed)).toBe(typed);
  }
  fc.assert(
    fc.property(emails, (email) => {
      // A domain never ends with a dot.
      expect(tidyEmail(`${email}x`)).toBe(`${email}x`);
    }),
  );
});
