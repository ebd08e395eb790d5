import { expect, test } from "vitest";
import { firstNameOrDefault } from "./first-name.ts";

test("the first name is 'Friend' when empty (spec 5)", () => {
  expect(firstNameOrDefault("")).toBe("Friend");
  expect(firstNameOrDefault("  ")).toBe("Friend");
  expect(firstNameOrDefault(" José ")).toBe("José");
  expect(firstNameOrDefault("🌸".repeat(500))).toBe("🌸".repeat(80));
});
