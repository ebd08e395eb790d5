import { headings } from "#domain/headings.ts";
import type { Report } from "#domain/report.ts";
import { showPlace } from "#web/ui/show-place.ts";
import { chapterId, sectionIds } from "./section-ids.ts";
import styles from "./contents.module.css";

/**
 * The list of contents beside the report on wide screens. Buttons instead of links: a link opened in a new tab would replace
 * the fragment, which holds the answers of the report.
 */
export function Contents({ report }: { report: Report }) {
  const entries = [
    { id: sectionIds.overview, title: headings.overview },
    ...report.chakra_sections.map(({ key, name }) => ({ id: chapterId(key), title: name })),
    ...(report.boosters.length > 0 ? [{ id: sectionIds.focus, title: headings.focus }] : []),
    { id: sectionIds.plan, title: headings.plan },
    { id: sectionIds.nextWeeks, title: headings.nextWeeks },
    ...(report.resources.length > 0 ? [{ id: sectionIds.reading, title: headings.reading }] : []),
    ...(report.sources.length > 0 ? [{ id: sectionIds.sources, title: headings.sources }] : []),
    { id: sectionIds.notes, title: headings.notes },
  ];
  return (
    <nav className={`screen-only ${styles.contents}`} aria-label="Contents of the report">
      <ul className="bare">
        {entries.map(({ id, title }) => (
          <li key={id}>
            <button type="button" onClick={() => show(id)}>
              {title}
            </button>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function show(id: string): void {
  const place = document.getElementById(id);
  if (place) showPlace(place);
}
