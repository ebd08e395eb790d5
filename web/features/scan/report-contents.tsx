import { offerContents } from "#content/offer.ts";
import { reportOffer } from "#content/snapshot.ts";
import type { ByChakra } from "#domain/chakra.ts";
import { offerContentsOf } from "#domain/report/offer-contents.ts";
import type { Answers } from "#domain/scan/answers.ts";
import type { Scores } from "#domain/scan/scores.ts";
import { ReportPages } from "#web/features/report/report-pages.tsx";
import styles from "./report-contents.module.css";

type Props = { scores: Scores; names: ByChakra<string>; answers: Answers };

/** What the report of these answers holds, line by line, and real pages of another one. */
export function ReportContents({ scores, names, answers }: Props) {
  return (
    <div className={styles.contents}>
      <h3 className="minor-title">{reportOffer.contents}</h3>
      <ul className={styles.list}>
        {offerContentsOf(scores, names, answers, offerContents).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <h3 className="minor-title">{reportOffer.pages}</h3>
      <div className={styles.pages}>
        <ReportPages />
      </div>
    </div>
  );
}
