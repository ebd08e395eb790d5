import { plan as words } from "#content/report-page.ts";
import { site } from "#content/site.ts";
import type { DailyPlan } from "#domain/report/plan.ts";
import { Button } from "#web/ui/button.tsx";
import { saveFile } from "#web/ui/save-file.ts";
import { Status, useStatus } from "#web/ui/status.tsx";
import styles from "./add-to-calendar.module.css";

const loadPlanCalendar = () => import("./plan-calendar.ts");

type Props = { plan: DailyPlan; reportId: string };

/** A button that saves the plan as a calendar file from tomorrow on; the library is fetched on the press. */
export function AddToCalendar({ plan, reportId }: Props) {
  const [message, say] = useStatus();
  const add = async () => {
    try {
      const { planCalendar } = await loadPlanCalendar();
      const now = new Date();
      const tomorrow = new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1);
      const firstDay = {
        year: tomorrow.getFullYear(),
        month: tomorrow.getMonth() + 1,
        day: tomorrow.getDate(),
      };
      const { productName } = site;
      const file = planCalendar({ plan, firstDay, productName, reportId, now });
      saveFile(new Blob([file], { type: "text/calendar" }), "seven-day-plan.ics");
      say(words.added);
    } catch {
      say(words.notAdded);
    }
  };
  return (
    <div className={`screen-only ${styles.calendar}`}>
      <Button variant="secondary" onClick={() => void add()}>
        {words.add}
      </Button>
      <p className="note">{words.addNote}</p>
      <Status className="note" text={message} />
    </div>
  );
}
