import { chakras } from "#content/chakras/chakras.ts";
import { preview, samplePercents } from "#content/landing.ts";
import { addresses } from "#content/site-map.ts";
import { byChakra, chakraKeys } from "#domain/chakra.ts";
import { maxScore, percentOf } from "#domain/scan/scores.ts";
import { Flower } from "#web/features/chakra/flower.tsx";
import { Picture } from "#web/features/chakra/picture.tsx";
import { ScoreBar } from "#web/features/chakra/score-bar.tsx";
import { Section } from "#web/ui/section.tsx";
import styles from "./results-preview.module.css";

const names = byChakra((key) => chakras[key].name);
const scores = byChakra((key) => (samplePercents[key] / 100) * maxScore);
const asPercent = (score: number) => `${percentOf(score)}%`;

/** What a finished scan looks like, with sample percentages that are named as an example (spec 2). */
export function ResultsPreview() {
  return (
    <Section>
      <div className={styles.preview}>
        <div className={`tight ${styles.head}`}>
          <h2>{preview.title}</h2>
          <p className="lead">{preview.lead}</p>
          <p>
            <span className="tag">{preview.tag}</span>
          </p>
        </div>
        <div className={styles.flower}>
          <Picture of="preview" />
          <Flower scores={scores} names={names} label={asPercent} ring={asPercent} />
        </div>
        <div className={styles.words}>
          <ul className={`bare stack ${styles.list}`}>
            {chakraKeys.map((key) => (
              <li key={key} className={styles.row}>
                <span className={styles.name}>{names[key]}</span>
                <span className={`quiet ${styles.percent}`}>{samplePercents[key]}%</span>
                <ScoreBar score={scores[key]} ends={key === "crown" ? asPercent : undefined} />
              </li>
            ))}
          </ul>
          <p className={styles.note}>
            {preview.note} <a href={addresses.exampleReport}>{preview.example}</a>
          </p>
        </div>
      </div>
    </Section>
  );
}
