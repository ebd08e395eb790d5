import type { Ruler } from "./font.ts";
import type { BlockOf } from "./blocks.ts";
import { keepsWithNext, rule, layoutText, tag, tagIn, type Box } from "./box.ts";
import type { Mark } from "./page.ts";
import { colors, columns, styles, type Column, type TypeStyle } from "./style.ts";

/** How the cell of a column looks, and which element it is. */
type CellLook = (column: number) => { readonly style: TypeStyle; readonly mark: Mark };

const firstColumnWidth = 54;
const padding = { right: 14, top: 6, bottom: 7 };
/** The most rows of a table that stays on one page: a week. A longer one is divided between its rows. */
const keptWhole = 7;

/** A table with hairlines; its head is repeated where a row begins a page, and no row is split. */
export function layoutTable({ head, rows }: BlockOf<"table">, ruler: Ruler): readonly Box[] {
  const table = tag("Table");
  const headRow = tagIn(table, "TR");
  const first = layoutRow(head, colors.accent, ruler, () => ({
    style: styles.label,
    mark: tagIn(headRow, "TH", { scope: "Column" }),
  }));
  const again = layoutRow(head, colors.accent, ruler, () => ({
    style: styles.label,
    mark: "head",
  }));
  const body = rows.map((cells, index): Box => {
    const row = tagIn(table, "TR");
    const { height, gap, items } = layoutRow(cells, colors.hairline, ruler, (column) =>
      column === 0
        ? { style: styles.strong, mark: tagIn(row, "TH", { scope: "Row" }) }
        : { style: styles.body, mark: tagIn(row, "TD") },
    );
    const keepWithNext = keepsWithNext(index, rows.length, keptWhole);
    return { height, gap, items, keepWithNext, head: again };
  });
  return [{ ...first, gap: 12, keepWithNext: true }, ...body];
}

/** One row, as high as its longest cell, on a hairline. */
function layoutRow(cells: readonly string[], color: string, ruler: Ruler, look: CellLook): Box {
  const set = cells.map((cell, index) => {
    const { style, mark } = look(index);
    return layoutText(cell, style, columnOf(index, cells.length), mark, ruler, padding.top);
  });
  const lines = Math.max(...set.map((cell) => cell.length));
  const height = padding.top + lines * styles.body.leading + padding.bottom;
  return { height, gap: 0, items: [...set.flat(), rule(height - 0.6, color)] };
}

/** A narrow first column; the others share the rest. */
function columnOf(index: number, count: number): Column {
  const { x, width } = columns.full;
  const others = (width - firstColumnWidth) / (count - 1);
  if (index === 0) return { x, width: firstColumnWidth - padding.right };
  return { x: x + firstColumnWidth + (index - 1) * others, width: others - padding.right };
}
