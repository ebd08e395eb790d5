import { chakraKeys, type ByChakra } from "#domain/chakra.ts";
import type { Scores } from "#domain/scan/scores.ts";
import { changesSince, type Snapshot } from "#domain/scan/snapshot.ts";
import { lastTime as words } from "#content/snapshot.ts";
import { longDate } from "#web/features/report/long-date.ts";
import styles from "./last-time.module.css";

type Props = { before: Snapshot; scores: Scores; names: ByChakra<string> };

/** The kept scores beside today's; differences are named without judging them. */
export function LastTime({ before, scores, names }: Props) {
  const changes = changesSince(before.scores, scores);
  return (
    <table className={styles.table}>
      <caption className="quiet">{words.caption(longDate(before.keptAt))}</caption>
      <thead>
        <tr>
          {words.columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {chakraKeys.map((key) => (
          <tr key={key}>
            <th scope="row">{names[key]}</th>
            <td>{before.scores[key]}</td>
            <td>{scores[key]}</td>
            <td>{words.change(changes[key])}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
