import { plan as words } from "#content/report-page.ts";
import { site } from "#content/site.ts";
import { Button } from "#web/ui/button.tsx";
import { saveFile } from "#web/ui/save-file.ts";
import { Status, useStatus } from "#web/ui/status.tsx";
import type { CalendarEntry } from "./calendar-entries.ts";
import styles from "./add-to-calendar.module.css";

type Props = {
  label: string;
  note: string;
  fileName: string;
  reportId: string;
  entries: readonly CalendarEntry[];
};

/** A button that saves a calendar file from tomorrow on; the library is fetched on the press. */
export function AddToCalendar({ label, note, fileName, reportId, entries }: Props) {
  const [message, say] = useStatus();
  const add = async () => {
    try {
      const now = new Date();
      const tomorrow = new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1);
      const firstDay = {
        year: tomorrow.getFullYear(),
        month: tomorrow.getMonth() + 1,
        day: tomorrow.getDate(),
      };
      const { origin } = location;
      const { productName } = site;
      const { calendarFile } = await import("./calendar-file.ts");
      const file = calendarFile(entries, { firstDay, productName, reportId, origin, now });
      saveFile(new Blob([file], { type: "text/calendar" }), fileName);
      say(words.added);
    } catch {
      say(words.notAdded);
    }
  };
  return (
    <div className={`screen-only ${styles.calendar}`}>
      <Button variant="secondary" onClick={() => void add()}>
        {label}
      </Button>
      <p className="note">{note}</p>
      <Status className="note" text={message} />
    </div>
  );
}
