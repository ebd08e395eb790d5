import { expect, test } from "vitest";
import { parseForm } from "./parameters.ts";

function parsed(text: string): unknown {
  const form = parseForm(text);
  return form.kind === "ok" ? form.value : form.error.message;
}

test("brackets make groups and lists, escaped or not", () => {
  const tree = { line_items: [{ price: "p", quantity: "1" }], expand: ["a", "b"] };
  const plain = "line_items[0][price]=p&line_items[0][quantity]=1&expand[0]=a&expand[1]=b";
  expect(parsed(plain)).toEqual(tree);
  expect(parsed(plain.replaceAll("[", "%5B").replaceAll("]", "%5D"))).toEqual(tree);
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
