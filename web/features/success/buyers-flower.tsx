import { chakraKeys } from "#domain/chakra.ts";
import type { CompleteAnswers } from "#domain/scan/answers.ts";
import styles from "./success.module.css";

/** A petal in full bloom; as in drawing/flower-scale.ts a lower score makes it slimmer and shorter. */
const bloom = "M0-7C10-12 30-35 29-61 28-80 8-89 0-100-8-89-28-80-29-61-30-35-10-12 0-7Z";

/** The buyer's flower, plain: the drawing of the results would be too much script for this page. Decorative. */
export function BuyersFlower({ answers }: { answers: CompleteAnswers }) {
  return (
    <svg className={styles.flower} viewBox="-102 -102 204 204" aria-hidden="true">
      {chakraKeys.map((key, index) => {
        // Its three answers (spec 3); what knows the scores would be fetched with the first question, too.
        const score = [1, 2, 3].reduce((sum, nth) => sum + (answers[3 * index + nth] ?? 0), 0);
        const open = (score - 3) / 9;
        const size = `${(8 + 21 * open) / 29} ${(54 + 46 * open) / 100}`;
        const place = `rotate(${(index * 360) / 7}) scale(${size})`;
        return <path key={key} className={`chakra-${key}`} d={bloom} transform={place} />;
      })}
    </svg>
  );
}
