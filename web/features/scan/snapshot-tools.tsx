import { lazy, Suspense, useRef, useState } from "react";
import type { ByChakra } from "#domain/chakra.ts";
import type { Scores } from "#domain/scan/scores.ts";
import type { Snapshot } from "#domain/scan/snapshot.ts";
import { longDate } from "#web/features/report/long-date.ts";
import { Button } from "#web/ui/button.tsx";
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

type Props = { scores: Scores; names: ByChakra<string> };

/** Tools for the free snapshot: compare with a kept one, keep, delete, share a picture. */
export function SnapshotTools({ scores, names }: Props) {
  const [kept, setKept] = useState(readKeptSnapshot);
  const [message, setMessage] = useState("");
  const [isSharing, setIsSharing] = useState(false);
  const shareButton = useRef<HTMLButtonElement>(null);
  const isSame = kept !== undefined && areKept(kept, scores);

  // The button that was pressed goes away, and the focus goes to one that stays.
  const showKept = (snapshot: Snapshot | undefined) => {
    setKept(snapshot);
    shareButton.current?.focus();
  };
  const keep = () => {
    const snapshot: Snapshot = { scores, keptAt: new Date().toISOString() };
    if (!keepSnapshot(snapshot)) {
      return setMessage("This browser does not let the page keep anything, so nothing is kept.");
    }
    showKept(snapshot);
    setMessage("Kept on this device. The next scan will show it beside the new scores.");
  };
  const share = async () => {
    try {
      await loadSharePicture();
      setMessage("");
      setIsSharing(true);
    } catch {
      setMessage("The picture could not be started. Please check your connection and try again.");
    }
  };
  const remove = () => {
    deleteSnapshot();
    showKept(undefined);
    setMessage("The kept snapshot is deleted.");
  };

  return (
    <section className={`screen-only ${styles.tools}`} aria-labelledby="snapshot-tools">
      <h2 id="snapshot-tools" className="minor-title">
        Keep it, compare it, share it
      </h2>
      {kept && !isSame && <LastTime before={kept} scores={scores} names={names} />}
      {kept && isSame ? (
        <p>These scores have been kept on this device since {longDate(kept.keptAt)}.</p>
      ) : (
        <p className={`quiet ${styles.note}`}>
          Keeping it stores the seven scores and the date in this browser, to compare with the next
          scan. Nothing is sent, and you can delete it here.
        </p>
      )}
      <div className="row">
        {!isSame && (
          <Button variant="secondary" onClick={keep}>
            {kept ? "Keep today’s scores instead" : "Keep on this device"}
          </Button>
        )}
        {kept && (
          <Button variant="secondary" onClick={remove}>
            Delete the kept snapshot
          </Button>
        )}
        <Button ref={shareButton} variant="secondary" onClick={() => void share()}>
          Share a picture
        </Button>
      </div>
      <p aria-live="polite" className={`status ${styles.note}`}>
        {message}
      </p>
      {isSharing && (
        <Suspense>
          <SharePicture scores={scores} names={names} onClose={() => setIsSharing(false)} />
        </Suspense>
      )}
    </section>
  );
}
