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
            <HelpLines lines={lines} />
            {more.map((paragraph) => (
              <p key={paragraph}>{unbroken(paragraph)}</p>
            ))}
          </div>
        );
      })}
    </aside>
  );
}

/** A telephone number, in the groups of any country, or the address for all of them. */
const ways = /(\+?\d[\d -]+\d|findahelpline\.com)/u;

/** Whom to turn to: the words of each line as they are, and the number or address in them as a link. */
export function HelpLines({ lines }: { lines: readonly string[] }) {
  if (lines.length === 0) return null;
  return (
    <ul className={`bare ${styles.lines}`}>
      {lines.map((line) => {
        const [, name = "", reach = ""] = /^(.*?: (?:\D*, )?|)(.*)$/u.exec(line) ?? [];
        return (
          <li key={line}>
            <span>{name}</span>
            <span>
              {reach
                .split(ways)
                .map((part, nth, parts) => (nth % 2 ? way(part, parts[nth - 1]) : part))}
            </span>
          </li>
        );
      })}
    </ul>
  );
}

/** `before` says what to do with a number: what can be called is called. */
function way(to: string, before = "") {
  const digits = to.replaceAll(/[ -]/gu, "");
  const isText = before.includes("text") && !before.includes("call");
  const isAddress = to.includes(".");
  const href = isAddress ? `https://${to}` : `${isText ? "sms" : "tel"}:${digits}`;
  return (
    <a key={href} href={href} rel={isAddress ? "noreferrer noopener" : undefined}>
      {to}
    </a>
  );
}
