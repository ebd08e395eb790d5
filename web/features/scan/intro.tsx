import { useEffect, useRef, useSyncExternalStore, type ReactNode } from "react";
import type { Progress } from "#domain/scan/progress.ts";
import { questionCount } from "#domain/scan/question.ts";
import { intro as words } from "#content/scan.ts";
// As a worker's file it shares nothing with later chunks, whose names the first script would have to list.
// eslint-disable-next-line import/default
import greetingAddress from "./greet.ts?worker&url";
import { Button } from "#web/ui/button.tsx";
import styles from "./intro.module.css";

type Props = {
  /** A scan that was begun in this tab and can go on. */
  progress: Progress | undefined;
  /** A scan was begun in this tab, and its record cannot be read. */
  isDamaged: boolean;
  /** A bought report waits for answers; it was bought in this browser or another one. */
  hasPendingPurchase: boolean;
  /** Of the answers so far. */
  flower: ReactNode;
  onBegin: () => void;
  onContinue: () => void;
};

const neverChanges = () => () => {};

/** The first view: what will happen, how long it takes, and that answers stay private (spec 2). */
export function Intro(props: Props) {
  const { progress, isDamaged, hasPendingPurchase, flower, onBegin, onContinue } = props;
  // The page is shown before its script is here.
  const isReady = useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
  const button = useRef<HTMLButtonElement>(null);
  // The page's small script has kept a press on Begin (web/ui/page-script.ts); it did not mean to give up answers.
  useEffect(() => {
    if (!isReady || !button.current?.hasAttribute("aria-busy")) return;
    button.current.removeAttribute("aria-busy");
    if (!progress) onBegin();
  }, [isReady, progress, onBegin]);

  useEffect(greet, []);

  const { begun, bought, damaged, disclaimer } = words;
  const notes = [disclaimer, progress && begun, hasPendingPurchase && bought, isDamaged && damaged];

  return (
    <section className={styles.intro}>
      <div className={styles.flower}>{flower}</div>
      <div className="stack">
        <h1 tabIndex={-1}>{words.title}</h1>
        <p className={styles.promise}>{words.promise}</p>
        {/* Of a scan that was begun the page knows with its script: what then comes moves nothing. */}
        <div className={`row ${styles.ways}`}>
          <Button
            ref={button}
            data-early={isReady ? undefined : ""}
            onClick={progress ? onContinue : onBegin}
          >
            {!progress
              ? words.begin
              : progress.index === questionCount
                ? words.toResults
                : words.goOn(progress.index + 1)}
          </Button>
          {progress && (
            <button type="button" className="link-button" onClick={onBegin}>
              {words.begin}
            </button>
          )}
        </div>
        <noscript>
          <p>{words.withoutScript}</p>
        </noscript>
        <ul className={`bare quiet ${styles.points}`}>
          {words.points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
        <div>
          {!isReady && <p className={`tight ${styles.late}`}>{words.late}</p>}
          {notes.map(
            (note) =>
              note && (
                <p key={note} className="note">
                  {note}
                </p>
              ),
          )}
        </div>
        {/* Where nothing stands, so that nothing moves. */}
        <div id="greeting" className="lead" />
      </div>
    </section>
  );
}

/** Asks for the greeting only where something is kept. */
function greet(): void {
  try {
    if (localStorage.length > 0) import(/* @vite-ignore */ greetingAddress).catch(() => {});
  } catch {
    // Blocked storage holds nothing.
  }
}
