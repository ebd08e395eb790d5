import { lazy, Suspense, useRef, useState } from "react";
import type { ByChakra } from "#domain/chakra.ts";
import { snapshot, snapshotTools as words } from "#content/snapshot.ts";
import type { CompleteAnswers } from "#domain/scan/answers.ts";
import type { Scores } from "#domain/scan/scores.ts";
import { hasSameScores, type Snapshot } from "#domain/scan/snapshot.ts";
import { FlowersOffer } from "#web/features/compare/flowers-offer.tsx";
import { longDate } from "#web/features/report/long-date.ts";
import { Button } from "#web/ui/button.tsx";
import { focusPlace } from "#web/ui/show-place.ts";
import { Status, useStatus } from "#web/ui/status.tsx";
import { keepSnapshot, readKeptSnapshots } from "#web/features/report/kept-snapshot.ts";
import styles from "#web/features/report/ways.module.css";

export const loadSharePicture = () => import("./share-picture.tsx");
const SharePicture = lazy(async () => ({ default: (await loadSharePicture()).SharePicture }));

type Props = {
  scores: Scores;
  answers: CompleteAnswers;
  names: ByChakra<string>;
  finding: string;
  kept: readonly Snapshot[];
  onKept: (kept: readonly Snapshot[]) => void;
  onRetake: () => void;
};

/** What can be done with the free snapshot: keep, delete, share a picture, ask a friend, retake. */
export function SnapshotTools(props: Props) {
  const { scores, answers, names, finding, kept, onKept, onRetake } = props;
  const [message, say] = useStatus();
  const [isSharing, setIsSharing] = useState(false);
  const shareButton = useRef<HTMLButtonElement>(null);
  const newest = kept.at(-1);
  const own = newest && hasSameScores(newest.scores, scores) ? newest : undefined;

  // The button that was pressed goes away, and the focus goes to one that stays.
  const showKept = () => {
    onKept(readKeptSnapshots());
    if (shareButton.current) focusPlace(shareButton.current);
  };
  const keep = () => {
    if (!keepSnapshot({ scores, keptAt: new Date().toISOString() })) return say(words.notKept);
    showKept();
    say(words.kept);
  };
  const share = async () => {
    try {
      await loadSharePicture();
      say("");
      setIsSharing(true);
    } catch {
      say(words.noPicture);
    }
  };
  const remove = () => {
    keepSnapshot(undefined);
    showKept();
    say(words.removed);
  };

  return (
    <section className="screen-only stack" aria-labelledby="snapshot-tools">
      <h2 id="snapshot-tools" className="minor-title">
        {words.title}
      </h2>
      <div className={styles.ways}>
        <div className="tight">
          <p className="quiet">
            {own ? words.since(longDate(own.keptAt)) : words.about}{" "}
            {newest && (
              <button type="button" className="link-button quiet" onClick={remove}>
                {words.remove}
              </button>
            )}
          </p>
          {!own && (
            <Button variant="secondary" onClick={keep}>
              {words.keep}
            </Button>
          )}
        </div>
        <div className="tight">
          <p className="quiet">{words.picture}</p>
          <Button ref={shareButton} variant="secondary" onClick={() => void share()}>
            {words.share}
          </Button>
        </div>
        <FlowersOffer answers={answers} onFailed={say} />
        <div className="tight">
          <p className="quiet">{words.again}</p>
          <Button variant="secondary" onClick={onRetake}>
            {snapshot.retake}
          </Button>
        </div>
      </div>
      <Status text={message} />
      {isSharing && (
        <Suspense>
          <SharePicture
            title={words.share}
            scores={scores}
            answers={answers}
            names={names}
            finding={finding}
            onClose={() => setIsSharing(false)}
          />
        </Suspense>
      )}
    </section>
  );
}
