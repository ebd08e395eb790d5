import type { ReactNode } from "react";
import { byChakra } from "#domain/chakra.ts";
import { headings } from "#content/headings.ts";
import { plan as planWords, reportPage as words } from "#content/report-page.ts";
import { fromSection, idOfChapter, type BySection, type Section } from "#domain/report/outline.ts";
import type { OwnTrial } from "#domain/report/four-weeks.ts";
import type { ReportCode } from "#domain/report/report-code.ts";
import { sectionsByChakra, type Report } from "#domain/report/report.ts";
import { scoresOf } from "#domain/scan/scores.ts";
import { Flower } from "#web/features/chakra/flower.tsx";
import { Letter, Tensions } from "./about-you.tsx";
import { AddToCalendar } from "./add-to-calendar.tsx";
import { ChakraChapter } from "./chakra-chapter.tsx";
import type { Download } from "./download-button.tsx";
import { EnergyOverview } from "./energy-overview.tsx";
import { NextWeeks } from "./four-weeks.tsx";
import { HelpNotes } from "./help-notes.tsx";
import { KeepReport } from "./keep-report.tsx";
import { OpenAll } from "./open-all.tsx";
import { PlanTable } from "./plan-table.tsx";
import { ImportantNotes, RecommendedReading, Sources, SpecialFocus } from "./short-sections.tsx";
import { Today } from "./today.tsx";
import { unbroken } from "#web/ui/unbroken.tsx";
import styles from "./sections.module.css";

type Given = {
  readonly report: Report;
  readonly code: ReportCode;
  readonly privateLink: string;
  /** The same with the trial that is under way. */
  readonly link: string;
  readonly own: OwnTrial | undefined;
  readonly download: Download;
  /** The day of the plan that it is (`usePlanDay`). */
  readonly day: number;
};

/** How many chapters are open at first: those that matter most, because chapters come by severity. The others are windows. */
const chaptersOpen = 3;

/** How the bought report shows each section. */
const views: BySection<[Given], ReactNode> = {
  help: (section) => <HelpNotes {...section} />,
  letter: ({ paragraphs }, { report }) => (
    <div className={styles.letter}>
      <Letter paragraphs={report.help.length > 0 ? paragraphs : paragraphs.slice(1)} />
      <OneThing report={report} />
    </div>
  ),
  tensions: (section) => <Tensions {...section} hasFlower />,
  today: (section, { report, day }) => <Today {...section} report={report} day={day} />,
  overview: (section, { report }) => (
    <EnergyOverview
      {...section}
      report={report}
      figure={
        <Flower
          scores={scoresOf(report.answers)}
          names={byChakra((key) => sectionsByChakra(report)[key].name)}
        >
          <use href="#own-flower" />
        </Flower>
      }
    >
      {report.overview.changes && (
        <div className="labeled">
          <h3>{headings.changes}</h3>
          <p>{report.overview.changes}</p>
        </div>
      )}
      <div className="labeled">
        <h3>{headings.howToRead}</h3>
        <p>{report.overview.how_to_read}</p>
      </div>
    </EnergyOverview>
  ),
  chapter: (section, { report }) => (
    <>
      {section.number === chaptersOpen + 1 && (
        <div className="row screen-only">
          <p className="tight">{words.windows}</p>
          <OpenAll />
        </div>
      )}
      <ChakraChapter {...section} notes={report.notes} isWindow={section.number > chaptersOpen} />
    </>
  ),
  focus: (section, { report }) => <SpecialFocus {...section} notes={report.notes} />,
  plan: (section, { report, day, code }) => (
    <div>
      <PlanTable {...section} report={report} today={day} />
      <AddToCalendar
        words={planWords}
        fileName="seven-day-plan.ics"
        openedAt={code.openedAt}
        entriesFrom={({ planEntries }) => planEntries(report.daily_plan)}
      />
    </div>
  ),
  cards: () => null,
  nextWeeks: (section, given) => <NextWeeks {...section} {...given} />,
  reading: (section) => <RecommendedReading {...section} opensNewTab />,
  sources: (section, { report }) => <Sources {...section} lead={report.notes.sources} />,
  notes: (section) => <ImportantNotes {...section} />,
  keep: (section, { privateLink, link, download }) => (
    <KeepReport {...section} kept={privateLink} link={link} download={download} />
  ),
};

/** A section as the bought report shows it. */
export function SectionView({ section, given }: { section: Section; given: Given }) {
  return fromSection(section, views, given);
}

/** The one practice of the week, and why it is this one. */
function OneThing({ report }: { report: Report }) {
  const { suggested, reason, lines } = report.overview.one_thing;
  return (
    <section aria-labelledby="one-thing" className={`panel ${styles.oneThing}`}>
      <h2 id="one-thing" className="minor-title">
        {headings.oneThing}
      </h2>
      {suggested && (
        <p>
          <a href={`#${idOfChapter(suggested.chapter.key)}`}>{suggested.practice.title}</a>{" "}
          {suggested.practice.duration}
        </p>
      )}
      <p>{reason}</p>
      {lines && (
        <ul>
          {lines.map((line) => (
            <li key={line}>{unbroken(line)}</li>
          ))}
        </ul>
      )}
    </section>
  );
}
