import { spawnSync } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { byChakra } from "#domain/chakra.ts";
import type { Report } from "#domain/report/report.ts";
import { exampleScores } from "#tests/examples.ts";
import { example, named, options, pagesOf, read, reportFor } from "#tests/support/report-file.ts";
import { renderReport } from "#pdf/render-report.ts";

/** As everyone buys it, with a private link: one name is printed, one is drawn. */
const reports: readonly (readonly [string, Report])[] = [
  ["a printed name", example],
  ["a drawn name", named("春子")],
];

test("viewers show the page numbers that the pages carry", async () => {
  const pdf = await read();
  const numbers = Array.from({ length: pdf.numPages }, (_, index) => String(index + 1));
  expect(await pdf.getPageLabels()).toEqual(numbers);
});

test.each(reports)(
  "text and links keep 50 pt from the sides and the top, with %s (spec 9)",
  async (_, report) => {
    const right = 595.28 - 50;
    const urls: unknown[] = [];
    for (const page of await pagesOf(await read(report))) {
      const { items } = await page.getTextContent();
      const lines = items.flatMap((item) =>
        "str" in item && item.str.trim()
          ? [
              {
                text: item.str,
                x: Number(item.transform[4]),
                y: Number(item.transform[5]),
                width: item.width,
              },
            ]
          : [],
      );
      expect(lines.length).toBeGreaterThan(3);
      const outside = lines.filter(
        ({ x, y, width }) => x < 49.9 || x + width > right + 0.1 || y > 841.89 - 50 || y < 24,
      );
      expect(outside).toEqual([]);
      for (const { rect, url } of await page.getAnnotations()) {
        urls.push(url);
        expect(rect[0]).toBeGreaterThanOrEqual(49.9);
        expect(rect[2]).toBeLessThanOrEqual(right + 0.1);
        // Nothing that can be pressed lies in the last 80 pt.
        expect(rect[1]).toBeGreaterThanOrEqual(79.9);
      }
    }
    expect(urls).toContain(options.privateLink);
  },
);

test("a file has at most 250 KB, a drawn name as large as it may be not counted", async () => {
  // Its picture takes up to 14 KB.
  const most = 250_000 - 14_000;
  for (const scores of [...Object.values(exampleScores), byChakra(() => 3), byChakra(() => 8)]) {
    expect((await renderReport(reportFor(scores), options)).length).toBeLessThanOrEqual(most);
  }
});

const hasQpdf = spawnSync("qpdf", ["--version"]).status === 0;

test.runIf(hasQpdf).each(reports)(
  "qpdf, where it is installed, finds nothing wrong with the file, with %s",
  async (_, report) => {
    const folder = await mkdtemp(join(tmpdir(), "report-"));
    try {
      const file = join(folder, "report.pdf");
      await writeFile(file, await renderReport(report, options));
      const { status, stdout, stderr } = spawnSync("qpdf", ["--check", file], { encoding: "utf8" });
      expect({ status, said: stdout + stderr }).toEqual({
        status: 0,
        said: expect.stringContaining("No syntax or stream encoding errors found"),
      });
      expect(stdout + stderr).not.toMatch(/WARNING/u);
    } finally {
      await rm(folder, { recursive: true });
    }
  },
);
