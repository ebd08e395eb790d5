import { useState } from "react";
import { Button } from "./button.tsx";
import { Dialog } from "./dialog.tsx";

type Props = {
  label: string;
  /** What it takes away; without it, nothing is asked. */
  question: string | undefined;
  yes: string;
  no: string;
  onYes: () => void;
};

/** A button that asks before it takes something away. */
export function AskFirst({ label, question, yes, no, onYes }: Props) {
  const [isAsking, setIsAsking] = useState(false);
  const stay = () => setIsAsking(false);
  const goOn = () => {
    stay();
    onYes();
  };
  return (
    <>
      <Button variant="secondary" onClick={() => (question ? setIsAsking(true) : onYes())}>
        {label}
      </Button>
      <Dialog isOpen={isAsking} title={`${label}?`} onClose={stay}>
        <p>{question}</p>
        <div className="row">
          <Button onClick={stay}>{no}</Button>
          <Button variant="secondary" onClick={goOn}>
            {yes}
          </Button>
        </div>
      </Dialog>
    </>
  );
}
