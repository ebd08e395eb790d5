import { useState } from "react";
import { longestFirstName } from "#domain/first-name.ts";
import { priceLabel, site } from "#content/site.ts";
import { Button } from "#web/ui/button.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import styles from "./report-offer.module.css";

type Props = {
  /**
   * The report of these answers is open already; a purchase waits for its report; the server knew no payment for one just
   * now; or it is for sale.
   */
  status: "bought" | "pending" | "refused" | "forSale";
  firstName: string;
  onFirstName: (firstName: string) => void;
  /** Resolves once something else is on screen: the dialog, the report or a message. */
  onGetReport: () => Promise<void>;
};

/** What the full report holds and costs; opens it if it is bought already. */
export function ReportOffer({ status, firstName, onFirstName, onGetReport }: Props) {
  const [isBusy, setIsBusy] = useState(false);
  const press = async () => {
    if (isBusy) return;
    setIsBusy(true);
    await onGetReport();
    setIsBusy(false);
  };
  return (
    <aside className={`card stack ${styles.offer}`} aria-labelledby="report-offer">
      <h2 id="report-offer">Your full report</h2>
      <p>
        What each of your seven scores may look like day to day, practices to try, reflection
        prompts, and a plan for seven days. Read it here and keep the PDF.
      </p>
      <p className={`quiet ${styles.price}`}>
        {status === "bought" && "Paid. It opens again here and at its private link."}
        {status === "pending" &&
          "This browser remembers your purchase. Your report opens without paying again."}
        {status === "refused" &&
          "Your payment is not confirmed yet. Get Full Report asks once more before anything is sold."}
        {status === "forSale" && (
          <>
            <strong>{priceLabel}</strong> one payment, no subscription. {site.refund}
          </>
        )}
      </p>
      {status === "pending" && (
        <TextField
          label="First name (optional)"
          name="first-name"
          autoComplete="given-name"
          maxLength={longestFirstName}
          value={firstName}
          onChange={(event) => onFirstName(event.target.value)}
        />
      )}
      <Button
        wide
        aria-haspopup={status === "forSale" ? "dialog" : undefined}
        aria-busy={isBusy || undefined}
        onClick={() => void press()}
      >
        Get Full Report
      </Button>
      <p role="status" className={`status ${styles.status}`}>
        {isBusy && "One moment…"}
      </p>
    </aside>
  );
}
