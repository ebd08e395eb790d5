import { createContext, use, useEffect, useState, type ReactNode } from "react";
import { readBegun } from "#domain/report/four-weeks.ts";
import { writeReportCode, type ReportCode } from "#domain/report/report-code.ts";
import { keepText, readJson, thisBrowser } from "#web/ui/storage.ts";
import { readKeptReport } from "./kept-report.ts";
import styles from "./marks.module.css";

/** What a reader has ticked ("x") and written, by the name of its field. */
type Marks = Readonly<Record<string, string>>;
/** `mark` leaves the others as they are; `isRefused` where the browser keeps nothing. */
export type Marked = {
  readonly marks: Marks;
  readonly mark: (some: Marks) => void;
  readonly isRefused: boolean;
};

/** Nothing outside a bought report: an example has no fields. */
export const MarkedReport = createContext<Marked | undefined>(undefined);

/** What stands after the report's code in the address: the trial that its private link carries (`writeBegun`). */
export const carriedTrial = () => location.hash.split(".")[5];

/**
 * The ticks and words of the report with this code. They outlast the visit only while the report itself is kept on this device;
 * nothing of them is sent. What is kept here goes before the trial of the address.
 */
export function useMarks(code: ReportCode): Marked {
  const check = writeReportCode(code).slice(-7);
  const key = `seven-petals.marks.${check}`;
  const [marks, setMarks] = useState(() => {
    const [kept, carried] = [readMarks(key), carriedTrial()];
    const begun = [kept["weeks"], carried].find((text = "") => readBegun(text, code));
    return { ...kept, weeks: begun ?? carried ?? "" };
  });
  const [isRefused, setIsRefused] = useState(false);
  // Also when the page is left: the report may have been kept, or forgotten, after the last tick.
  useEffect(() => {
    const save = () => {
      const isKept = readKeptReport()?.includes(check) && Object.values(marks).some(Boolean);
      setIsRefused(!keepText(thisBrowser, key, isKept ? JSON.stringify(marks) : undefined));
    };
    save();
    addEventListener("pagehide", save);
    return () => removeEventListener("pagehide", save);
  }, [check, key, marks]);
  return { marks, mark: (some) => setMarks((before) => ({ ...before, ...some })), isRefused };
}

function readMarks(key: string): Marks {
  const kept = Object.entries(readJson(thisBrowser, key) ?? {});
  return Object.fromEntries(
    kept.filter((one): one is [string, string] => typeof one[1] === "string"),
  );
}

type Props = { name: string; children: ReactNode };

/** Something that can be ticked off; not what is still to come. */
export function Tick({ name, isToCome, children }: Props & { isToCome?: boolean }) {
  const marked = use(MarkedReport);
  if (!marked) return children;
  return (
    <label className={styles.tick}>
      <input
        type="checkbox"
        checked={marked.marks[name] === "x"}
        disabled={isToCome}
        onChange={({ target }) => marked.mark({ [name]: target.checked ? "x" : "" })}
      />
      {children}
    </label>
  );
}

/** A question that can be answered below. */
export function Answered({ name, children }: Props) {
  const marked = use(MarkedReport);
  if (!marked) return children;
  return (
    <label className={styles.answered}>
      {children}
      <textarea
        className={styles.lines}
        rows={1}
        value={marked.marks[name] ?? ""}
        onChange={({ target }) => marked.mark({ [name]: target.value })}
      />
    </label>
  );
}
