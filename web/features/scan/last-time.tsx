import { chakraKeys, type ByChakra } from "#domain/chakra.ts";
import type { Scores } from "#domain/scan/scores.ts";
import { changesSince, type Snapshot } from "#domain/scan/snapshot.ts";
import { longDate } from "#web/features/report/long-date.ts";
import styles from "./last-time.module.css";

type Props = { before: Snapshot; scores: Scores; names: ByChakra<string> };

/** The kept scores beside today's; differences are named without judging them. */
export function LastTime({ before, scores, names }: Props) {
  const changes = changesSince(before.scores, scores);
  return (
    <table className={styles.table}>
      <caption className="quiet">
        Last time was {longDate(before.keptAt)}. Scores move; both are pictures of a day.
      </caption>
      <thead>
        <tr>
          <th scope="col">Chakra</th>
          <th scope="col">Last time</th>
          <th scope="col">Today</th>
          <th scope="col">Change</th>
        </tr>
      </thead>
      <tbody>
        {chakraKeys.map((key) => (
          <tr key={key}>
            <th scope="row">{names[key]}</th>
            <td>{before.scores[key]}</td>
            <td>{scores[key]}</td>
            <td>{changeInWords(changes[key])}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function changeInWords(change: number): string {
  if (change === 0) return "same";
  return change > 0 ? `${change} more` : `${-change} less`;
}
