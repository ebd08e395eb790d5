import { lazy, Suspense, useRef, useState } from "react";
import type { ByChakra } from "#domain/chakra.ts";
import { snapshotTools as words } from "#content/snapshot.ts";
import type { Answers } from "#domain/scan/answers.ts";
import type { Scores } from "#domain/scan/scores.ts";
import type { Snapshot } from "#domain/scan/snapshot.ts";
import { longDate } from "#web/features/report/long-date.ts";
import { Button } from "#web/ui/button.tsx";
import { focusPlace } from "#web/ui/show-place.ts";
import { Status, useStatus } from "#web/ui/status.tsx";
import {
  areKept,
  deleteSnapshot,
  keepSnapshot,
  readKeptSnapshot,
} from "#web/features/report/kept-snapshot.ts";
import { LastTime } from "./last-time.tsx";
import styles from "./snapshot-tools.module.css";

export const loadSharePicture = () => import("./share-picture.tsx");
const SharePicture = lazy(async () => ({ default: (await loadSharePicture()).SharePicture }));

type Props = { scores: Scores; answers: Answers; names: ByChakra<string> };

/** Tools for the free snapshot: compare with a kept one, keep, delete, share a picture. */
export function SnapshotTools({ scores, answers, names }: Props) {
  const [kept, setKept] = useState(readKeptSnapshot);
  const [message, say] = useStatus();
  const [isSharing, setIsSharing] = useState(false);
  const shareButton = useRef<HTMLButtonElement>(null);
  const isSame = kept !== undefined && areKept(kept, scores);

  // The button that was pressed goes away, and the focus goes to one that stays.
  const showKept = (snapshot: Snapshot | undefined) => {
    setKept(snapshot);
    if (shareButton.current) focusPlace(shareButton.current);
  };
  const keep = () => {
    const snapshot: Snapshot = { scores, keptAt: new Date().toISOString() };
    if (!keepSnapshot(snapshot)) {
      return say(words.notKept);
    }
    showKept(snapshot);
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
    deleteSnapshot();
    showKept(undefined);
    say(words.removed);
  };

  return (
    <section className={`screen-only ${styles.tools}`} aria-labelledby="snapshot-tools">
      <h2 id="snapshot-tools" className="minor-title">
        {words.title}
      </h2>
      {kept && !isSame && <LastTime before={kept} scores={scores} names={names} />}
      {kept && isSame ? (
        <p>{words.since(longDate(kept.keptAt))}</p>
      ) : (
        <p className={`quiet ${styles.note}`}>{words.about}</p>
      )}
      <div className="row">
        {!isSame && (
          <Button variant="secondary" onClick={keep}>
            {kept ? words.keepInstead : words.keep}
          </Button>
        )}
        {kept && (
          <Button variant="secondary" onClick={remove}>
            {words.remove}
          </Button>
        )}
        <Button ref={shareButton} variant="secondary" onClick={() => void share()}>
          {words.share}
        </Button>
      </div>
      <Status className={styles.note} text={message} />
      {isSharing && (
        <Suspense>
          <SharePicture
            title={words.share}
            scores={scores}
            answers={answers}
            names={names}
            onClose={() => setIsSharing(false)}
          />
        </Suspense>
      )}
    </section>
  );
}
