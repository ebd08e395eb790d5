import { reportPage } from "#content/report-page.ts";
import type { SectionOf } from "#domain/report/outline.ts";
import styles from "./recommended-reading.module.css";

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
      <ul className={`bare ${styles.links}`}>
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
