import { plan } from "#content/report-page.ts";
import { addresses } from "#content/site-map.ts";
import { Button } from "#web/ui/button.tsx";
import { saveFile } from "#web/ui/save-file.ts";
import { Status, useStatus } from "#web/ui/status.tsx";
import styles from "./add-to-calendar.module.css";

type CalendarFile = typeof import("./calendar-file.ts");
type Props = {
  words: { add: string; addNote: string };
  fileName: string;
  /** When the report was first opened: opened again it is still the same in a calendar. */
  openedAt: number;
  entriesFrom: (file: CalendarFile) => Parameters<CalendarFile["calendarFile"]>[0];
};

/** A button that saves a calendar file from tomorrow on; the library is fetched on the press. */
export function AddToCalendar({ words, fileName, openedAt, entriesFrom }: Props) {
  const [message, say] = useStatus();
  const add = async () => {
    try {
      const now = new Date();
      const link = location.origin + addresses.energyScan;
      const reportId = openedAt.toString(36);
      const file = await import("./calendar-file.ts");
      const text = file.calendarFile(entriesFrom(file), { reportId, link, now });
      saveFile(new Blob([text], { type: "text/calendar" }), fileName);
      say(plan.added);
    } catch {
      say(plan.notAdded);
    }
  };
  return (
    <div className={`row tight screen-only ${styles.calendar}`}>
      <Button variant="secondary" onClick={() => void add()}>
        {words.add}
      </Button>
      <p className="note">{words.addNote}</p>
      <Status className="note" text={message} />
    </div>
  );
}
