import { priceLabel } from "#content/site.ts";
import { Button } from "#web/ui/button.tsx";
import styles from "./report-offer.module.css";

/** What the full report holds and costs, beside the free snapshot; opens it if it is bought already. */
export function ReportOffer({
  hasReport,
  onGetReport,
}: {
  hasReport: boolean;
  onGetReport: () => void;
}) {
  return (
    <aside className={styles.offer} aria-labelledby="report-offer">
      <h2 id="report-offer" className={styles.title}>
        Your full report
      </h2>
      <p>
        What each of your seven scores may look like day to day, practices to try, questions to
        write about, and a plan for seven days. Read it here and keep the PDF.
      </p>
      <p className={styles.price}>
        {hasReport ? (
          "Paid. It opens again here and at its private link."
        ) : (
          <>
            <strong>{priceLabel}</strong> one payment, no subscription
          </>
        )}
      </p>
      <Button wide aria-haspopup={hasReport ? undefined : "dialog"} onClick={onGetReport}>
        Get Full Report
      </Button>
    </aside>
  );
}
