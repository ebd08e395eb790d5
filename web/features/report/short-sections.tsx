import { reportPage } from "#content/report-page.ts";
import type { SectionOf } from "#domain/report/outline.ts";
import type { Report } from "#domain/report/report.ts";
import { PracticeList } from "./practice-list.tsx";
import styles from "./short-sections.module.css";

/** The special focus areas, only if there are any (spec 2). */
export function SpecialFocus({
  id,
  title: heading,
  boosters,
  notes,
}: SectionOf<"focus"> & Pick<Report, "notes">) {
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{heading}</h2>
      <p>{notes.focus}</p>
      {boosters.map(({ title, description, practices }) => (
        <div key={title} className={`labeled ${styles.booster}`}>
          <h3>{title}</h3>
          <p>{description}</p>
          <PracticeList practices={practices} studiedMark={notes.studied} />
        </div>
      ))}
    </section>
  );
}

/** Articles to read next, only if there are any (spec 2). */
export function RecommendedReading({
  id,
  title,
  resources,
  opensNewTab = false,
}: SectionOf<"reading"> & {
  /** For the paid report, which stays open. */
  opensNewTab?: boolean;
}) {
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {opensNewTab && <p className="quiet screen-only">{reportPage.newTab}</p>}
      <ul className={`bare nav-links ${styles.links}`}>
        {resources.map((resource) => (
          <li key={resource.slug}>
            <a href={resource.slug} target={opensNewTab ? "_blank" : undefined}>
              {resource.title}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The studies behind the practices that are marked as studied. */
export function Sources({ id, title, sources, lead }: SectionOf<"sources"> & { lead: string }) {
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <p>{lead}</p>
      <dl className={styles.list}>
        {sources.map(({ practice, finding, howWell, source }) => (
          <div key={practice} className="labeled">
            <dt>{practice}</dt>
            <dd>
              {finding} {howWell} <cite>{source}</cite>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** The three disclaimers (spec 9). */
export function ImportantNotes({ id, title, disclaimers }: SectionOf<"notes">) {
  return (
    <section aria-labelledby={id} className={`labeled ${styles.notes}`}>
      <h2 id={id} className="minor-title">
        {title}
      </h2>
      <ul className="note tight">
        {disclaimers.map((disclaimer) => (
          <li key={disclaimer}>{disclaimer}</li>
        ))}
      </ul>
    </section>
  );
}
