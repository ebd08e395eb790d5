import { expect, test } from "vitest";
import { chakras } from "#content/chakras/chakras.ts";
import { headings } from "#content/headings.ts";
import { layoutCards } from "./layout-cards.ts";
import { frameOf } from "#pdf/engine/page.ts";
import { ruler, textsOf } from "./pages.fixture.ts";

test("the words of every practice leave room for the circles of its card", () => {
  for (const { key: chakra, name: chapter, templates } of Object.values(chakras)) {
    for (const practice of Object.values(templates).flatMap(({ practices }) => practices)) {
      const cards = [{ kind: "practice", chakra, chapter, practice }] as const;
      const block = { kind: "cards", title: headings.cards, lead: "", cards } as const;
      const items = layoutCards(block, ruler).flatMap((box) => box.items);
      const [lastLine] = textsOf(items).slice(-1);
      const circles = items.findLast(({ kind }) => kind === "path");
      if (!lastLine || !circles) throw new Error("The card is empty.");
      const room = frameOf(circles).top - frameOf(lastLine).bottom;
      expect(room, practice.title).toBeGreaterThan(7);
    }
  }
});
