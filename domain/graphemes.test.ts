import { expect, test } from "vitest";
import { graphemesOf } from "./graphemes.ts";

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
