import { expect, test } from "vitest";
import { firstNameOrDefault } from "./first-name.ts";
import { graphemesOf } from "#domain/graphemes.ts";

test("the first name is 'Friend' when empty (spec 5)", () => {
  expect(firstNameOrDefault("")).toBe("Friend");
  expect(firstNameOrDefault("  ")).toBe("Friend");
  expect(firstNameOrDefault(" José ")).toBe("José");
});

test.each([
  ["Ana\u202egnp", "Anagnp"],
  ["\u2067Ana\u2069\u200b", "Ana"],
  ["\u200fשרה\u200e", "שרה"],
  ["A\u061cna\u001b[31m\u009b\n\u2028", "Ana[31m"],
])(
  "what turns the order of letters, or controls a terminal, is no part of a name: %j",
  (typed, kept) => {
    expect(firstNameOrDefault(typed)).toBe(kept);
  },
);

test.each(["x", "🌸", "कि"])("a greeting has room for 40 characters: %j", (letter) => {
  expect(firstNameOrDefault(letter.repeat(500))).toBe(letter.repeat(40));
});

test("a pile of accents is no way around the limit", () => {
  expect([...firstNameOrDefault(`Z${"\u0335".repeat(500)}`)]).toHaveLength(80);
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

test.each([
  "http://evil.example",
  "evil.example",
  "Win at EVIL.EXAMPLE/now",
  "evil。example",
  "evil．example",
  "e\u0301vil.com",
  "evil.\u200bcom",
  "\u202emoc.live",
  "192.168.0.1",
  "mailto:ana",
  "tel:911",
  "ana@example.com",
  "ana＠example",
  "+1 (555) 010-9999",
  "call 01234",
  "٠١٢٣٤",
  "０１２３４",
])("%j could become a link, so it counts as no name", (typed) => {
  expect(firstNameOrDefault(typed)).toBe("Friend");
});

test.each([
  "José",
  "Łukasz",
  "春子",
  "محمد",
  "שרה",
  "👩‍🎤 Zoë",
  "نیم\u200cفاصله",
  "आर्या",
  "春",
  "!",
  "0",
  "J.R.R.",
  "Dr. Ana",
  "Ana...",
  "...Ana",
  "Ana :)",
  "Ana/Ben",
  "Ana & Ben 2026",
])("%j is a name", (typed) => {
  expect(firstNameOrDefault(typed)).toBe(typed);
});

test("a letter keeps its marks, with Intl.Segmenter and without", () => {
  const { Segmenter } = Intl;
  for (const present of [Segmenter, undefined]) {
    try {
      Object.assign(Intl, { Segmenter: present });
      expect(graphemesOf("Zoe\u0308 🌸\n")).toEqual(["Z", "o", "e\u0308", " ", "🌸", "\n"]);
      expect(graphemesOf("", 2)).toEqual([]);
      expect(graphemesOf("\u0301ab", 2)).toEqual(["\u0301", "a"]);
    } finally {
      Object.assign(Intl, { Segmenter });
    }
  }
});
