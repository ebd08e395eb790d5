import { useState } from "react";
import { site } from "#content/site.ts";
import type { DailyPlan } from "#domain/report/plan.ts";
import { Button } from "#web/ui/button.tsx";
import { saveFile } from "#web/ui/save-file.ts";
import styles from "./add-to-calendar.module.css";

const loadPlanCalendar = () => import("./plan-calendar.ts");

type Props = { plan: DailyPlan; reportId: string };

/** A button that saves the plan as a calendar file from tomorrow on; the library is fetched on the press. */
export function AddToCalendar({ plan, reportId }: Props) {
  const [outcome, setOutcome] = useState<"saved" | "failed">();
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
      setOutcome("saved");
    } catch {
      setOutcome("failed");
    }
  };
  return (
    <div className={`screen-only ${styles.calendar}`}>
      <Button variant="secondary" onClick={() => void add()}>
        Add the 7-day plan to my calendar
      </Button>
      <p className="note">
        A file with seven all-day entries. They count anew: in your calendar, day 1 is tomorrow. It
        is made here, in your browser.
      </p>
      <p aria-live="polite" className="note status">
        {outcome === "saved" && "The file is saved. Open it to add the days to your calendar."}
        {outcome === "failed" &&
          "The file could not be made. Please check your connection and try again."}
      </p>
    </div>
  );
}
