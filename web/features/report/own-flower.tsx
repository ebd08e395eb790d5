import { byChakra } from "#domain/chakra.ts";
import { sectionsByChakra, type Report } from "#domain/report/report.ts";
import { StillFlower } from "#web/features/chakra/flower.tsx";
import styles from "./own-flower.module.css";

/** The reader's flower beside the first words. Decorative: the overview has it with names and scores. */
export function OwnFlower({ report }: { report: Report }) {
  const sections = sectionsByChakra(report);
  return (
    <div className={styles.flower}>
      <StillFlower scores={byChakra((key) => sections[key].score)} />
    </div>
  );
}
