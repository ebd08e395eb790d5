import { chakras } from "#content/chakras/chakras.ts";
import { exampleLead, fullReportAdds } from "#content/example-report.ts";
import { sampleAnswers, sampleScores } from "#content/sample-scores.ts";
import type { ChakraKey } from "#domain/chakra.ts";
import { chakrasOf } from "#domain/scan/question.ts";
import { percentOf } from "#domain/scan/scores.ts";
import type { CompleteAnswers } from "#domain/scan/answers.ts";
import { priceLabel, site } from "#content/site.ts";
import { headings } from "#content/headings.ts";
import { reportFrom } from "#tests/reports.ts";
import { expect, test } from "#tests/support/visitor.ts";

test("the example shows the fixed scores within its limits (spec 2 and 9)", async ({ page }) => {
  await page.goto("/example-report");
  const main = page.getByRole("main");
  await expect(main.getByText("Example Report", { exact: true })).toBeVisible();
  await expect(main.getByText(/Sample generated on/u)).toBeVisible();
  // What it is and what the whole costs is said before it is read.
  expect(exampleLead).toContain(priceLabel);
  await expect(main.getByText(exampleLead)).toBeVisible();
  await expect(main.getByRole("link", { name: "Begin with the scan" })).toHaveAttribute(
    "href",
    "/energy-scan",
  );

  // The scores themselves are held by report.test.ts.
  for (const [key, score] of Object.entries(sampleScores)) {
    const row = main.getByRole("listitem").filter({ hasText: chakras[key as ChakraKey].name });
    await expect(row.first()).toContainText(`${score} out of 12 · ${percentOf(score)}%`);
    // Within its track the round ends of a bar, of 6 px, have their middles at 3 and at its percent.
    const bar = row.first().locator("svg > line");
    const fill = await bar.evaluate((line) => {
      const ends = line.getBoundingClientRect();
      const whole = line.parentElement?.getBoundingClientRect() ?? ends;
      const percent = (x: number) => Math.round((100 * (x - whole.left - 6)) / (whole.width - 12));
      return [percent(ends.left), percent(ends.right)];
    });
    expect(fill).toEqual([percentOf(3), percentOf(score)]);
  }
  for (const line of [
    "2 chakras are balanced.",
    "2 areas are blocked.",
    "Focus on Sacral and Throat.",
  ]) {
    await expect(main.getByText(line)).toBeVisible();
  }

  const chapters = main.getByRole("region", { name: /^(Sacral|Throat)$/u });
  await expect(chapters).toHaveCount(2);
  const { chakra_sections: sections, tensions } = reportFrom(sampleAnswers as CompleteAnswers);
  // Beside each reading the petals that it speaks of are lit, which its stylesheet names.
  const lit = tensions.slice(0, 2).map(({ ids }) => chakrasOf(ids).toSorted().join());
  expect(lit).toEqual(["third_eye,throat", "sacral,solar"]);
  for (const [index, { template, answers, practices }] of sections.slice(0, 2).entries()) {
    const chapter = chapters.nth(index);
    await expect(chapter.getByText(template.headline)).toBeVisible();
    await expect(chapter.getByRole("definition")).toHaveText(answers.map(({ text }) => text));
    const titles = practices.slice(0, 3).map(({ title }) => title);
    const items = chapter.getByRole("listitem");
    await expect(items).toHaveCount(5);
    await expect(items).toContainText([...titles, ...template.affirmations.slice(0, 2)]);
  }

  const focus = main.getByRole("region", { name: headings.focus });
  await expect(focus.getByRole("heading", { level: 3 })).toHaveText(["Gentle Communication"]);
  await expect(focus.getByRole("listitem")).toHaveCount(2);

  const rows = main.getByRole("table", { name: `${headings.plan} (Sample)` }).getByRole("row");
  await expect(rows).toHaveCount(8);
  for (const day of [1, 2, 3, 4]) await expect(rows.nth(day)).toContainText("min");
  for (const day of [5, 6, 7]) await expect(rows.nth(day)).not.toContainText("min");

  const together = main.getByRole("region", { name: headings.tensions });
  await expect(together.getByRole("heading", { level: 3 })).toHaveCount(2);

  const reading = main.getByRole("region", { name: `${headings.reading} (Sample)` });
  await expect(reading.getByRole("link")).toHaveCount(2);
  await expect(main.getByRole("heading", { name: "This is just a preview" })).toBeVisible();
  const call = main.getByRole("complementary", { name: "This is just a preview" });
  await expect(call).toContainText(`${priceLabel} One payment, no subscription. ${site.refund}`);
  await expect(call.getByRole("listitem")).toHaveText([...fullReportAdds]);
  // Also beside the report, on wide screens.
  const scans = main.getByRole("link", { name: "Take Your Energy Scan" });
  await expect(scans).toHaveCount(2);
  for (const scan of await scans.all()) await expect(scan).toHaveAttribute("href", "/energy-scan");
  // By itself it would not say where it leads.
  const more = main.getByRole("link", { name: "Learn More about us", exact: true });
  await expect(more).toHaveAttribute("href", "/about");
  await expect(
    main.getByRole("region", { name: headings.notes }).getByRole("listitem"),
  ).toHaveCount(3);
});
