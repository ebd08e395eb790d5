import { about } from "#content/about.ts";
import { research } from "#content/research.ts";
import { Section } from "#web/ui/section.tsx";
import styles from "./research.module.css";

/** Which practices have been studied, each with one source, and what that does not show. */
export function Research() {
  const { lead, tradition, findings, limits } = research;
  return (
    <Section>
      <div className={`beside ${styles.research}`}>
        <div>
          <h2>{about.researchTitle}</h2>
          <p className="quiet">{lead}</p>
          <p className="note">{tradition}</p>
        </div>
        <div>
          <dl className={styles.findings}>
            {Object.values(findings).map(({ practice, finding, howWell, source }) => (
              <div key={practice} className={styles.finding}>
                <dt>{practice}</dt>
                <dd>
                  {finding} {howWell}
                </dd>
                <dd className="note">{source}</dd>
              </div>
            ))}
          </dl>
          <p className={styles.limits}>{limits}</p>
        </div>
      </div>
    </Section>
  );
}
