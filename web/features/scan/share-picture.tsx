import { useEffect, useRef, useState } from "react";
import { sharePicture as words } from "#content/share-picture.ts";
import type { ByChakra } from "#domain/chakra.ts";
import { longestFirstName } from "#domain/purchase/first-name.ts";
import type { Answers } from "#domain/scan/answers.ts";
import type { Scores } from "#domain/scan/scores.ts";
import { canvasIsTrue } from "#drawing/read-back.ts";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { saveFile } from "#web/ui/save-file.ts";
import { Status, useStatus } from "#web/ui/status.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import {
  drawPicture,
  pictureFonts,
  pictureInWords,
  type PictureShape,
} from "./snapshot-picture.ts";
import marks from "#web/features/report/marks.module.css";
import styles from "./share-picture.module.css";

type Props = {
  title: string;
  scores: Scores;
  answers: Answers;
  names: ByChakra<string>;
  finding: string;
  onClose: () => void;
};

const monthFormat = new Intl.DateTimeFormat("en-US", { month: "long", year: "numeric" });
const fileName = "energy-snapshot.png";

/**
 * A picture of the snapshot with only what the visitor picks. It is made here, and leaves the browser only when the visitor
 * shares it.
 */
export function SharePicture({ title, scores, answers, names, finding, onClose }: Props) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [shape, setShape] = useState<PictureShape>("tall");
  const [firstName, setFirstName] = useState("");
  const [withSentence, setWithSentence] = useState(true);
  const [withScores, setWithScores] = useState(false);
  const [message, say] = useStatus();
  const [first = ""] = finding.split(/(?<=\.) /u);
  const sentence = withSentence ? first : "";
  const [month] = useState(() => monthFormat.format(new Date()));
  const choice = { scores, answers, names, shape, firstName, month, sentence, withScores };

  useEffect(() => {
    let isCurrent = true;
    const draw = () => {
      if (isCurrent && canvas.current) drawPicture(canvas.current, choice, true);
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
      const whole = document.createElement("canvas");
      drawPicture(whole, choice);
      whole.toBlob(resolve, "image/png");
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
    if (!("canShare" in navigator && navigator.canShare({ files: [file] }))) return save();
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
      <p className="quiet">{words.about}</p>
      <canvas
        ref={canvas}
        className={styles.picture}
        role="img"
        aria-label={pictureInWords(choice)}
      />
      <fieldset className={styles.choices}>
        <legend>{words.shape}</legend>
        {(["tall", "square"] as const).map((one) => (
          <Choice
            key={one}
            type="radio"
            label={words.shapes[one]}
            isChosen={shape === one}
            onChange={() => setShape(one)}
          />
        ))}
      </fieldset>
      <TextField
        label={words.firstName}
        name="name-in-picture"
        autoComplete="off"
        maxLength={longestFirstName}
        value={firstName}
        onChange={(event) => setFirstName(event.target.value)}
      />
      <Choice label={words.withSentence} isChosen={withSentence} onChange={setWithSentence} />
      <Choice label={words.withScores} isChosen={withScores} onChange={setWithScores} />
      <div className="row">
        <Button onClick={() => void share()}>{words.share}</Button>
        <Button variant="secondary" onClick={() => void save()}>
          {words.save}
        </Button>
      </div>
      <Status text={message} />
    </Dialog>
  );
}

type ChoiceProps = {
  label: string;
  type?: "checkbox" | "radio";
  isChosen: boolean;
  onChange: (isChosen: boolean) => void;
};

function Choice({ label, type = "checkbox", isChosen, onChange }: ChoiceProps) {
  return (
    <label className={marks.tick}>
      <input
        type={type}
        name={type === "radio" ? "shape" : undefined}
        checked={isChosen}
        onChange={(event) => onChange(event.target.checked)}
      />
      {label}
    </label>
  );
}
