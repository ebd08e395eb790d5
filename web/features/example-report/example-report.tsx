import { headings } from "#content/headings.ts";
import { sampleAnswers, sampleScores } from "#content/sample-scores.ts";
import {
  exampleDate,
  exampleLead,
  exampleReport as words,
  fullReportAdds,
  limits,
  previewCall,
} from "#content/example-report.ts";
import { reportPage } from "#content/report-page.ts";
import { addresses } from "#content/site-map.ts";
import { priceLabel, site } from "#content/site.ts";
import { Fragment, type ReactNode } from "react";
import type { ByChakra } from "#domain/chakra.ts";
import type { Resource } from "#domain/report/guidance.ts";
import { fromSection, onScreen, outlineOf, type BySection } from "#domain/report/outline.ts";
import { completeAnswers } from "#domain/scan/answers.ts";
import { buildReport, reportMeta, type Report } from "#domain/report/report.ts";
import { Letter, Tensions } from "#web/features/report/about-you.tsx";
import { ChakraChapter } from "#web/features/report/chakra-chapter.tsx";
import { EnergyOverview } from "#web/features/report/energy-overview.tsx";
import { guidanceWith } from "#web/features/report/report-words.ts";
import { Picture } from "#web/features/chakra/picture.tsx";
import { PlanTable } from "#web/features/report/plan-table.tsx";
import {
  ImportantNotes,
  RecommendedReading,
  SpecialFocus,
} from "#web/features/report/short-sections.tsx";
import { ButtonLink } from "#web/ui/button.tsx";
import head from "#web/features/report/opening.module.css";
import styles from "./example-report.module.css";

/** The report of the fixed example visitor. */
export function exampleReport(reading: ByChakra<readonly Resource[]>): Report {
  const user = {
    first_name: "Friend",
    email: "visitor@example.com",
    timestamp: exampleDate.timestamp,
    consent: true,
  };
  const answers = completeAnswers(sampleAnswers);
  if (!answers) throw new Error("A sample answer is missing.");
  return buildReport(
    { user, scores: sampleScores, meta: reportMeta, answers },
    guidanceWith(reading),
  );
}

/** How much the example shows of each section. */
const excerpts: BySection<[Report], ReactNode> = {
  help: () => null,
  letter: ({ paragraphs }) => <Letter paragraphs={paragraphs.slice(1)} />,
  tensions: ({ tensions, ...section }) => (
    <Tensions {...section} tensions={tensions.slice(0, limits.tensions)} />
  ),
  today: () => null,
  overview: (section, report) => <EnergyOverview {...section} report={report} />,
  chapter: (section, { notes }) =>
    section.number > limits.sections ? null : (
      <ChakraChapter {...section} notes={notes} excerpt={limits} />
    ),
  focus: ({ boosters, ...section }, { notes }) => (
    <SpecialFocus
      {...section}
      notes={notes}
      boosters={boosters.slice(0, limits.boosters).map((booster) => ({
        ...booster,
        practices: booster.practices.slice(0, limits.boosterPractices),
      }))}
    />
  ),
  plan: (section, report) => (
    <PlanTable
      {...section}
      title={words.sample(section.title)}
      report={report}
      visibleDays={limits.days}
    />
  ),
  cards: () => null,
  nextWeeks: () => null,
  reading: ({ title, resources, ...section }) => (
    <RecommendedReading
      {...section}
      title={words.sample(title)}
      resources={resources.slice(0, limits.resources)}
    />
  ),
  sources: () => null,
  notes: (section) => (
    <>
      <CallToAction />
      <ImportantNotes {...section} />
    </>
  ),
  keep: () => null,
};

/** The sample report, cut to the limits of spec 9. */
export function ExampleReport({ reading }: { reading: ByChakra<readonly Resource[]> }) {
  const report = exampleReport(reading);
  const parts = onScreen(outlineOf(report, headings))
    .map((section) => ({ section, part: fromSection(section, excerpts, report) }))
    .filter(({ part }) => part !== null);
  return (
    <article className={`text-page measured ${head.steps} ${styles.report}`}>
      <header className={`start tight ${head.opening}`}>
        <a className="link-button screen-only" href={addresses.home}>
          {words.back}
        </a>
        <Picture of="example" isFirst />
        <p className="tag">{words.badge}</p>
        <h1>{words.title}</h1>
        <p className="quiet">
          {exampleLead} <a href={addresses.energyScan}>{words.begin}</a>
          {`. ${words.written(exampleDate.written)}.`}
        </p>
        <h2 id="letter">{`${reportPage.greeting} ${report.user.first_name}`}</h2>
        <Letter paragraphs={report.letter.slice(0, 1)} />
      </header>
      <nav className={`screen-only nav-links ${styles.contents}`} aria-label={headings.contents}>
        {parts.slice(0, -1).map(({ section: { id, title } }) => (
          <a key={id} href={`#${id}`}>
            {title}
          </a>
        ))}
        <ButtonLink href={addresses.energyScan}>{previewCall.scan}</ButtonLink>
      </nav>
      {parts.map(({ section, part }) => (
        <Fragment key={section.id}>{part}</Fragment>
      ))}
    </article>
  );
}

/** Stands above the notes. */
function CallToAction() {
  return (
    <aside className="panel screen-only" aria-labelledby="preview-call">
      <h2 id="preview-call">{previewCall.title}</h2>
      <p>{previewCall.text}</p>
      <ul>
        {fullReportAdds.map((addition) => (
          <li key={addition}>{addition}</li>
        ))}
      </ul>
      <p className={styles.price}>
        <strong>{priceLabel}</strong> {previewCall.terms} {site.refund}
      </p>
      <ButtonLink href={addresses.energyScan}>{previewCall.scan}</ButtonLink>{" "}
      <ButtonLink variant="secondary" href={addresses.about} aria-label={previewCall.aboutWhat}>
        {previewCall.about}
      </ButtonLink>
    </aside>
  );
}
