import { expect, test } from "vitest";
import { mailboxOf } from "./mailbox.ts";

test.each([
  ["ada@example.com", "ada@example.com"],
  [" ADA+books@Example.com ", "ada@example.com"],
  ["ada+a+b@example.com", "ada@example.com"],
  ["ada books@example.com", "ada@example.com"],
  ["ada@a+b.example", "ada@a+b.example"],
  ["+books@example.com", "@example.com"],
  ["ada+books", "ada+books"],
])("the address %j is counted as %s", (email, mailbox) => {
  expect(mailboxOf(email)).toBe(mailbox);
});
