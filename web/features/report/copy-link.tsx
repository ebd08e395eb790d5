import { useState } from "react";
import { Button } from "#web/ui/button.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import styles from "./private-link.module.css";

/** Copies the private link; where the browser does not let a page copy, the link is shown to be copied by hand. */
export function CopyLink({ link }: { link: string }) {
  const [outcome, setOutcome] = useState<"copied" | "refused">();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link);
      setOutcome("copied");
    } catch {
      setOutcome("refused");
    }
  };
  return (
    <div className={styles.copy}>
      <Button variant="secondary" onClick={() => void copy()}>
        Copy private link
      </Button>
      <p role="status" className={styles.status}>
        {outcome === "copied" && "Private link copied."}
      </p>
      {outcome === "refused" && (
        <div className={styles.byHand}>
          <TextField
            label="Your private link"
            hint="This browser does not let the page copy. Please select the link and copy it."
            name="private-link"
            readOnly
            value={link}
            onFocus={(event) => event.target.select()}
          />
        </div>
      )}
    </div>
  );
}
