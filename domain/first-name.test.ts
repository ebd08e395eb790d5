import { expect, test } from "vitest";
import { firstNameOrDefault } from "./first-name.ts";

test("the first name is 'Friend' when empty (spec 5)", () => {
  expect(firstNameOrDefault("")).toBe("Friend");
  expect(firstNameOrDefault("  ")).toBe("Friend");
  expect(firstNameOrDefault(" José ")).toBe("José");
  expect(firstNameOrDefault("🌸".repeat(500))).toBe("🌸".repeat(80));
});

test.each([
  "\u200b\u200b",
  "\u3164",
  "\u2800",
  "\u0301",
  "\u200d\ufe0f",
  "\ufffd",
  "\n\t",
  "\u00ad",
  "\ud83d",
])("%j shows nothing, so the name counts as empty (spec 5)", (typed) => {
  expect(firstNameOrDefault(typed)).toBe("Friend");
});

test.each(["José", "👩‍🎤", "आर्या", "春", "!", "0", "\u200bAna"])("%j is a name", (typed) => {
  expect(firstNameOrDefault(typed)).toBe(typed);
});
