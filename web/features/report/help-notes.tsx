import type { HelpText } from "#domain/report/guidance.ts";
import { paragraphsOf } from "#domain/report/template.ts";
import { unbroken } from "#web/ui/unbroken.tsx";
import { headings } from "#content/headings.ts";
import styles from "./help-notes.module.css";

/** How to find help, where the answers ask for it: first of all, and above any price. Whom to call stands above what to be careful of. */
export function HelpNotes({ id, notes }: { id?: string; notes: readonly HelpText[] }) {
  if (notes.length === 0) return null;
  return (
    <aside className={`panel ${styles.help}`} aria-label={headings.help}>
      {notes.map(({ title, text, lines }, index) => {
        const [first = "", ...more] = paragraphsOf(text);
        return (
          <div key={title}>
            <h2 id={index === 0 ? id : undefined} className={styles.title}>
              {title}
            </h2>
            <p>{unbroken(first)}</p>
            {lines.length > 0 && (
              <ul>
                {lines.map((line) => (
                  <li key={line}>{unbroken(line)}</li>
                ))}
              </ul>
            )}
            {more.map((paragraph) => (
              <p key={paragraph}>{unbroken(paragraph)}</p>
            ))}
          </div>
        );
      })}
    </aside>
  );
}
