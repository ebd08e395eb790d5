import type { Report } from "#domain/report.ts";
import { bookOf } from "#pdf/book.ts";
import { createDocument, rulerOf } from "#pdf/draw.ts";
import { layout } from "#pdf/layout.ts";
import { printName } from "#pdf/name.ts";
import type { Page } from "#pdf/page.ts";
import { exampleEdition } from "#pdf/report.fixture.ts";

const { productName, date } = exampleEdition;

/** The laid out report, which the other libraries draw as it is. */
export async function pagesOf(report: Report): Promise<readonly Page[]> {
  const name = await printName(report.user.first_name, () =>
    Promise.reject(new Error("Latin only")),
  );
  const created = new Date(2026, 10, 21);
  const ruler = rulerOf(createDocument({ title: productName, author: productName, created }));
  const parts = bookOf(report, { ...exampleEdition, name });
  return layout(parts, ruler, `${productName} \u00b7 Generated ${date}`);
}
