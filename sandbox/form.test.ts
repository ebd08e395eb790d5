import fc from "fast-check";
import { expect, test } from "vitest";
import { canonicalForm, parseForm, type FormValue } from "./form.ts";

function plain(value: FormValue): unknown {
  if (typeof value === "string") return value;
  return Object.fromEntries([...value].map(([key, inner]) => [key, plain(inner)]));
}

function parsed(text: string): unknown {
  const form = parseForm(text);
  return form.kind === "ok" ? plain(form.value) : form.error.message;
}

test("brackets make groups and lists, escaped or not", () => {
  const tree = { line_items: { 0: { price: "p", quantity: "1" } }, expand: { 0: "a", 1: "b" } };
  expect(
    parsed("line_items[0][price]=p&line_items[0][quantity]=1&expand[0]=a&expand[1]=b"),
  ).toEqual(tree);
  expect(
    parsed("line_items%5B0%5D%5Bprice%5D=p&line_items[0][quantity]=1&expand[]=a&expand[]=b"),
  ).toEqual(tree);
});

test("values keep every character, and a plus is a space", () => {
  expect(parsed("a=%7BCHECKOUT_SESSION_ID%7D%26%2B&b=x+y")).toEqual({
    a: "{CHECKOUT_SESSION_ID}&+",
    b: "x y",
  });
});

test("a name used both as a value and as a group is refused", () => {
  expect(parsed("a=1&a[b]=2")).toMatch(/^Invalid parameter: a\[b\]/u);
  expect(parsed("a[b]=2&a=1")).toMatch(/^Invalid parameter: a /u);
});

test("a name that reaches for the prototype is only a name", () => {
  const form = parseForm("__proto__[polluted]=yes&constructor[x]=y");
  expect(form.kind).toBe("ok");
  expect(Reflect.get({}, "polluted")).toBeUndefined();
});

test("a tower of brackets is refused", () => {
  expect(parsed(`a${"[b]".repeat(5000)}=1`)).toMatch(/nested too deeply/u);
});

function canonical(entries: readonly [string, string][]): string {
  const form = parseForm(new URLSearchParams([...entries]).toString());
  return form.kind === "ok" ? canonicalForm(form.value) : "";
}

test("the canonical form does not depend on the order of the parameters, but on every value", () => {
  const pairs = fc.uniqueArray(
    fc.tuple(fc.stringMatching(/^[a-z]{1,5}(\[[a-z]{1,3}\])?$/u), fc.string()),
    { selector: ([name]) => name.replace(/\[.*/u, "") },
  );
  fc.assert(
    fc.property(pairs, (entries) => {
      expect(canonical(entries.toReversed())).toBe(canonical(entries));
      const [first, ...others] = entries;
      if (!first) return;
      expect(canonical([[first[0], `${first[1]}!`], ...others])).not.toBe(canonical(entries));
    }),
  );
});
