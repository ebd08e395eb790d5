import { useEffect, useId, useRef, useState } from "react";
import { sharePicture as words } from "#content/share-picture.ts";
import { site } from "#content/site.ts";
import { chakraKeys, type ByChakra, type ChakraKey } from "#domain/chakra.ts";
import type { Answers } from "#domain/scan/answers.ts";
import type { Scores } from "#domain/scan/scores.ts";
import { canvasIsTrue } from "#drawing/read-back.ts";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { saveFile } from "#web/ui/save-file.ts";
import { Status, useStatus } from "#web/ui/status.tsx";
import { drawPicture, pictureFonts, pictureInWords, pictureSize } from "./snapshot-picture.ts";
import styles from "./share-picture.module.css";

type Props = {
  title: string;
  scores: Scores;
  answers: Answers;
  names: ByChakra<string>;
  onClose: () => void;
};

const fileName = "energy-snapshot.png";

/**
 * A picture of the snapshot with only what the visitor picks. It is made here, and leaves the browser only when the visitor
 * shares it.
 */
export function SharePicture({ title, scores, answers, names, onClose }: Props) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [shown, setShown] = useState<ReadonlySet<ChakraKey>>(new Set(chakraKeys));
  const [withScores, setWithScores] = useState(false);
  const [message, say] = useStatus();
  const id = useId();
  const choice = { scores, answers, names, shown, withScores, productName: site.productName };

  useEffect(() => {
    let isCurrent = true;
    const draw = () => {
      const context = canvas.current?.getContext("2d");
      if (isCurrent && context) drawPicture(context, choice);
    };
    draw();
    // Drawn at once, and again when its fonts are here.
    void Promise.allSettled(pictureFonts.map((font) => document.fonts.load(font))).then(draw);
    return () => {
      isCurrent = false;
    };
  });

  const makeFile = async () => {
    if (!canvasIsTrue()) return say(words.noise);
    const blob = await new Promise<Blob | null>((resolve) => {
      if (canvas.current) canvas.current.toBlob(resolve, "image/png");
      else resolve(null);
    });
    return blob ? new File([blob], fileName, { type: "image/png" }) : say(words.failed);
  };

  const save = async () => {
    const file = await makeFile();
    if (!file) return;
    saveFile(file, fileName);
    say(words.saved);
  };

  const share = async () => {
    const file = await makeFile();
    if (!file) return;
    if (!canShare(file)) return save();
    try {
      await navigator.share({ files: [file] });
      say("");
    } catch (error) {
      // Closing the share sheet is no failure.
      if (error instanceof DOMException && error.name === "AbortError") return;
      await save();
    }
  };

  return (
    <Dialog isOpen title={title} onClose={onClose}>
      <p className={`status ${styles.note}`}>{words.about}</p>
      <canvas
        ref={canvas}
        className={styles.picture}
        width={pictureSize}
        height={pictureSize}
        role="img"
        aria-label={pictureInWords(choice)}
      />
      <fieldset className={styles.choices}>
        <legend>{words.chakras}</legend>
        {chakraKeys.map((key) => (
          <Choice
            key={key}
            label={names[key]}
            isChosen={shown.has(key)}
            onChange={(isChosen) => {
              const next = new Set(shown);
              if (isChosen) next.add(key);
              else next.delete(key);
              setShown(next);
            }}
          />
        ))}
      </fieldset>
      <Choice label={words.withScores} isChosen={withScores} onChange={setWithScores} />
      <div className={`row ${styles.buttons}`}>
        <Button
          disabled={shown.size === 0}
          aria-describedby={`${id}-reason`}
          onClick={() => void share()}
        >
          {words.share}
        </Button>
        <Button
          variant="secondary"
          disabled={shown.size === 0}
          aria-describedby={`${id}-reason`}
          onClick={() => void save()}
        >
          {words.save}
        </Button>
      </div>
      <p id={`${id}-reason`} className={`status ${styles.note}`}>
        {shown.size === 0 && words.noneChosen}
      </p>
      <Status className={styles.note} text={message} />
    </Dialog>
  );
}

type ChoiceProps = { label: string; isChosen: boolean; onChange: (isChosen: boolean) => void };

function Choice({ label, isChosen, onChange }: ChoiceProps) {
  return (
    <label className={styles.choice}>
      <input
        type="checkbox"
        checked={isChosen}
        onChange={(event) => onChange(event.target.checked)}
      />
      {label}
    </label>
  );
}

function canShare(file: File): boolean {
  return typeof navigator.canShare === "function" && navigator.canShare({ files: [file] });
}
