import { greeting as words } from "#content/greeting.ts";
import { greetingHere } from "#web/features/report/greeting.ts";
import styles from "./intro.module.css";

/** What was kept here: how long ago, with its small picture, and the way to a report. */
export function Greeting() {
  const { last, report } = greetingHere() ?? {};
  return (
    <div className={`note ${styles.greeting}`}>
      {last && (
        <p>
          <img src={last.picture} alt="" />
          {last.text}
        </p>
      )}
      {report && (
        <p>
          <a href={report}>{words.open}</a>
        </p>
      )}
    </div>
  );
}
