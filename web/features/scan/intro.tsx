import { useEffect, useRef, useSyncExternalStore } from "react";
import type { Progress } from "#domain/scan/progress.ts";
import { questionCount } from "#domain/scan/question.ts";
import { priceLabel } from "#content/site.ts";
import { ClosedFlower } from "#web/features/chakra/flower.tsx";
import { Button } from "#web/ui/button.tsx";
import styles from "./intro.module.css";

type Props = {
  /** A scan that was begun in this tab and can go on. */
  progress: Progress | undefined;
  /** A scan was begun in this tab, and its record cannot be read. */
  isDamaged: boolean;
  /** A bought report waits for answers; it was bought in this browser or another one. */
  hasPendingPurchase: boolean;
  onBegin: () => void;
  onContinue: () => void;
};

const neverChanges = () => () => {};

/** The first view: what will happen, how long it takes, and that answers stay private (spec 2). */
export function Intro(props: Props) {
  const { progress, isDamaged, hasPendingPurchase, onBegin, onContinue } = props;
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

  return (
    <section className={styles.intro}>
      <div className={`stack ${styles.words}`}>
        <h1 tabIndex={-1}>Your Energy Scan</h1>
        <p className="lead">
          21 short questions, three for each of the seven chakras. Answer for the last few weeks, as
          they were. There is no right answer.
        </p>
        <ul className={styles.points}>
          <li>It takes 7-8 minutes.</li>
          <li>Your answers stay private: they are added up in this browser and sent nowhere.</li>
          <li>
            The snapshot at the end is free. A personal report is there if you want it: {priceLabel}
            , one payment, no subscription.
          </li>
        </ul>
        <div className="row">
          {progress && (
            <Button onClick={onContinue}>
              {progress.index === questionCount
                ? "Continue to your results"
                : `Continue at question ${progress.index + 1}`}
            </Button>
          )}
          <Button
            variant={progress ? "secondary" : "primary"}
            ref={button}
            data-early={isReady ? undefined : ""}
            onClick={onBegin}
          >
            Begin My Scan
          </Button>
        </div>
        {progress && (
          <p className="note">
            Your answers so far are still in this tab. Begin My Scan starts again without them.
          </p>
        )}
        {hasPendingPurchase && (
          <p className="note">
            This browser remembers your purchase, by its number and your email address. After the
            scan, Get Full Report opens your report without paying again.
          </p>
        )}
        {isDamaged && (
          <p className="note">
            A scan was begun in this tab, but what was kept of it cannot be read, so it cannot be
            resumed.
          </p>
        )}
        <noscript>
          <p>The scan needs JavaScript, because your answers are added up in this browser.</p>
        </noscript>
        <div>
          {!isReady && (
            <p className={styles.late}>
              The scan is still on its way. If it does not begin by itself, please reload the page
              or update your browser.
            </p>
          )}
          <p className="note">
            For adults, and for self-reflection only. It is not medical or psychological advice.
          </p>
        </div>
      </div>
      <ClosedFlower />
    </section>
  );
}
