import type { SectionOf } from "#domain/report/outline.ts";
import styles from "./after-the-plan.module.css";

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
