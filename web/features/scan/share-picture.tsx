import { useEffect, useRef, useState, type ComponentProps } from "react";
import { sharePicture as words } from "#content/share-picture.ts";
import { longestFirstName } from "#domain/purchase/first-name.ts";
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
  type PictureChoice,
} from "./snapshot-picture.ts";
import marks from "#web/features/report/marks.module.css";
import styles from "./share-picture.module.css";

type Props = Pick<PictureChoice, "scores" | "answers" | "names"> & {
  title: string;
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
  const [given, setGiven] = useState<FormData>();
  const [message, say] = useStatus();
  const [first = ""] = finding.split(/(?<=\.) /u);
  const [month] = useState(() => monthFormat.format(new Date()));
  const choice: PictureChoice = {
    scores,
    answers,
    names,
    month,
    shape: given?.get("shape") === "square" ? "square" : "tall",
    firstName: `${given?.get("name-in-picture") ?? ""}`,
    sentence: given && !given.has("sentence") ? "" : first,
    withScores: given?.has("scores") ?? false,
  };

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
    <Dialog isOpen wide title={title} onClose={onClose}>
      <p className="quiet">{words.about}</p>
      <div className={`beside ${styles.share}`}>
        <canvas
          ref={canvas}
          className={styles.picture}
          role="img"
          aria-label={pictureInWords(choice)}
        />
        <form
          className="stack"
          onSubmit={(event) => event.preventDefault()}
          onChange={({ currentTarget }) => setGiven(new FormData(currentTarget))}
        >
          <fieldset className={`row ${styles.choices}`}>
            <legend>{words.shape}</legend>
            <Choice
              type="radio"
              name="shape"
              value="tall"
              label={words.shapes.tall}
              defaultChecked
            />
            <Choice type="radio" name="shape" value="square" label={words.shapes.square} />
          </fieldset>
          <div>
            <Choice name="sentence" label={words.withSentence} defaultChecked />
            <Choice name="scores" label={words.withScores} />
          </div>
          <TextField
            label={words.firstName}
            name="name-in-picture"
            autoComplete="off"
            maxLength={longestFirstName}
          />
          <div className="row">
            <Button onClick={() => void share()}>{words.share}</Button>
            <Button variant="secondary" onClick={() => void save()}>
              {words.save}
            </Button>
          </div>
          <Status text={message} />
        </form>
      </div>
    </Dialog>
  );
}

function Choice({ label, ...input }: ComponentProps<"input"> & { label: string }) {
  return (
    <label className={marks.tick}>
      <input type="checkbox" {...input} />
      {label}
    </label>
  );
}
