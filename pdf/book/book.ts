import { headings } from "#content/headings.ts";
import { fromSection, outlineOf, type BySection } from "#domain/report/outline.ts";
import type { Report } from "#domain/report/report.ts";
import type { Block, Edition, Part } from "./blocks.ts";
import {
  chapter,
  contents,
  cover,
  ending,
  focusAreas,
  helpNotes,
  keepReport,
  letter,
  nextWeeks,
  notes,
  overview,
  plate,
  reading,
  sources,
  tensions,
} from "./sections.ts";
import { cards, plan } from "./week.ts";

/** How paper shows each section. */
const printed: BySection<[Report, Edition], readonly Block[]> = {
  help: helpNotes,
  letter,
  tensions,
  today: () => [],
  overview: (_section, report) => overview(report),
  chapter,
  focus: focusAreas,
  plan,
  cards,
  nextWeeks,
  reading: (section, _report, edition) => reading(section, edition),
  sources,
  notes,
  keep: (_section, _report, { privateLink }) => keepReport(privateLink),
};

/** Writes the report as a book, with the contents and order of spec 2, view 4. A section begins a page, a minor one does not. */
export function bookOf(report: Report, edition: Edition): readonly Part[] {
  const parts: Part[] = [];
  const help: Part[] = [];
  for (const section of outlineOf(report, headings)) {
    const blocks = fromSection(section, printed, report, edition);
    const [first] = blocks;
    const before = parts.at(-1);
    if (!first) continue;
    // The private link stays with the notes above it.
    const between = section.kind === "keep" ? [] : [ending];
    if (section.kind === "help") help.push({ blocks });
    else if (first.kind === "section" && first.isMinor && before)
      parts.splice(-1, 1, { ...before, blocks: [...before.blocks, ...between, ...blocks] });
    else parts.push({ blocks, ...(section.kind === "chapter" && { chakra: section.about.key }) });
  }
  const last = parts.pop();
  if (last) parts.push({ ...last, blocks: [...last.blocks, ending] });
  const bare = (block: Block): Part => ({ blocks: [block], isBare: true });
  const opening = [bare(cover(report, edition)), ...help, { blocks: [contents(parts)] }];
  return [...opening, ...parts, bare(plate(report, edition))];
}
