import { readPdf, readPdfName } from "#tests/support/read-pdf.ts";
import { openBoughtReport } from "#tests/support/starts.ts";
import { downloadPdf, expect, ownAddress, test } from "#tests/support/visitor.ts";

/** Whether this browser has a font for a name; the one in the npm package knows European scripts only. */
function leavesInk(name: string): boolean {
  const pen = document.createElement("canvas").getContext("2d");
  if (!pen) return false;
  pen.font = "500 40px Georgia, serif";
  pen.fillText(name, 20, 60);
  return pen.getImageData(0, 0, 300, 150).data.some((value) => value !== 0);
}

test("every first name is greeted, and printed, or drawn with its text", async ({ page }) => {
  for (const { name, isDrawn, isLatin } of [
    { name: "W".repeat(40), isDrawn: false, isLatin: true },
    { name: "👩‍🎤 Zoë", isDrawn: true, isLatin: true },
    { name: "محمد", isDrawn: true, isLatin: false },
    { name: "春".repeat(40), isDrawn: true, isLatin: false },
  ]) {
    await openBoughtReport(page, { email: ownAddress("name"), firstName: name }, "onTheEdges");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(`Hello, ${name}`);
    const path = await downloadPdf(page);
    const hasFont = isLatin || (await page.evaluate(leavesInk, name));
    expect(await readPdfName(path), name).toEqual({
      actual: isDrawn ? [name] : [],
      pictures: isDrawn && hasFont ? 1 : 0,
    });
    // Under a picture stands one letter that is not painted (pdf.js has no eye for the actual text).
    const [cover = ""] = await readPdf(path, 1);
    const printed = !isDrawn ? name : hasFont ? "x" : "you";
    expect(cover.replaceAll(" ", "")).toMatch(
      new RegExp(`Preparedfor${printed}[A-Z][a-z]+\\d{1,2},\\d{4}`, "u"),
    );
  }
});
