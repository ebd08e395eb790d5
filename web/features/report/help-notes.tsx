import { Fragment } from "react";
import type { HelpText } from "#domain/report/guidance.ts";
import { paragraphsOf } from "#domain/report/template.ts";
import { unbroken } from "#web/ui/unbroken.tsx";
import { headings } from "#content/headings.ts";
import styles from "./help-notes.module.css";

/** How to find help, where the answers ask for it: first of all, and above any price. Whom to call stands above what to be careful of. */
export function HelpNotes({ id, notes }: { id?: string; notes: readonly HelpText[] }) {
  if (notes.length === 0) return null;
  return (
    <aside className={`panel row ${styles.help}`} aria-label={headings.help}>
      {notes.map(({ title, text, lines }, index) => {
        const [first = "", ...more] = paragraphsOf(text);
        return (
          <div key={title} className="stack">
            <h2 id={index === 0 ? id : undefined} className="minor-title">
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

/** Whom to turn to: the words of each line as they are, and in them how to reach it, as a link at the beginning of a row; a second way stays whole. */
export function HelpLines({ lines }: { lines: readonly string[] }) {
  return (
    <ul className={`bare links ${styles.lines}`}>
      {lines.map((line) => (
        <li key={line}>{line.split(ways).map(asLink)}</li>
      ))}
    </ul>
  );
}

/** After the name, which may have a number: numbers, grouped as in any country, and the address for all of them. */
const ways = /(?<=: .*)(\+?\d[\d -]+\d|findahelpline\.com)/u;

function asLink(part: string, nth: number, parts: readonly string[]) {
  if (nth % 2 === 0) return part.replaceAll(/(?<=^, .*) /gu, "\u00A0");
  const isText = /^(?!.*call).*text/u.test(parts[nth - 1] ?? "");
  const scheme = part.includes(".") ? "https://" : isText ? "sms:" : "tel:";
  return (
    <Fragment key={nth}>
      {nth === 1 && <br />}
      <a href={scheme + part.replaceAll(/[ -]/gu, "")} rel="noreferrer noopener">
        {part}
      </a>
    </Fragment>
  );
}
