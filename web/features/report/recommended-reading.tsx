import { headings } from "#domain/headings.ts";
import type { Resource } from "#domain/guidance.ts";
import { sectionIds } from "./section-ids.ts";
import styles from "./recommended-reading.module.css";

/** Articles to read next, only if there are any (spec 2). */
export function RecommendedReading({
  isSample = false,
  resources,
  opensNewTab = false,
}: {
  isSample?: boolean;
  resources: readonly Resource[];
  /** For the paid report, which stays open. */
  opensNewTab?: boolean;
}) {
  if (resources.length === 0) return null;
  return (
    <section aria-labelledby={sectionIds.reading}>
      <h2 id={sectionIds.reading}>{headings.reading + (isSample ? " (Sample)" : "")}</h2>
      {opensNewTab && <p className="quiet screen-only">The links open in a new tab.</p>}
      <ul className={styles.links}>
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
