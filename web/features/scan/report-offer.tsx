import { useState } from "react";
import type { ByChakra } from "#domain/chakra.ts";
import { longestFirstName } from "#domain/purchase/first-name.ts";
import { offerContentsOf } from "#domain/report/offer-contents.ts";
import type { Answers } from "#domain/scan/answers.ts";
import type { Scores } from "#domain/scan/scores.ts";
import { buyDialog } from "#content/checkout.ts";
import { offerContents } from "#content/offer.ts";
import { reportOffer as words } from "#content/snapshot.ts";
import { oldBrowserNote } from "#content/browsers.ts";
import { addresses } from "#content/site-map.ts";
import { priceLabel, site } from "#content/site.ts";
import { ReportPages } from "#web/features/report/report-pages.tsx";
import { Button } from "#web/ui/button.tsx";
import { Status } from "#web/ui/status.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { Ticks } from "#web/ui/ticks.tsx";
import styles from "./report-offer.module.css";

type Props = {
  /**
   * The report of these answers is open already; a purchase waits for its report; the server knew no payment for one just
   * now; or it is for sale.
   */
  status: "paid" | "pending" | "refused" | "forSale";
  /** Names the two chakras that the report begins with, or says that it can wait. */
  focus: string;
  /** A help note is on screen: nothing is shown of the report, and nothing presses. */
  waits: boolean;
  scores: Scores;
  answers: Answers;
  names: ByChakra<string>;
  firstName: string;
  onFirstName: (firstName: string) => void;
  /** Resolves once something else is on screen: the dialog, the report or a message. */
  onGetReport: () => Promise<void>;
};

/** What the full report costs and holds, line by line, with real pages of another one; opens it if it is bought already. */
export function ReportOffer(props: Props) {
  const { status, focus, waits, scores, answers, names, firstName, onFirstName, onGetReport } =
    props;
  const isForSale = status === "forSale";
  const [isBusy, setIsBusy] = useState(false);
  const press = async () => {
    if (isBusy) return;
    setIsBusy(true);
    await onGetReport();
    setIsBusy(false);
  };
  return (
    <>
      <aside
        className={waits ? "stack start" : `card stack ${styles.offer}`}
        aria-labelledby="report-offer"
      >
        <h2 id="report-offer" className="minor-title quiet">
          {words.title}
        </h2>
        <p className={waits ? "quiet" : isForSale ? styles.focus : undefined}>
          {isForSale ? focus : words.about}
        </p>
        {!waits && (
          <p className={`quiet ${styles.price}`}>
            {isForSale ? (
              <>
                <strong>{priceLabel}</strong> {words.terms}
              </>
            ) : (
              words[status]
            )}
          </p>
        )}
        {status === "pending" && (
          <TextField
            label={buyDialog.name}
            name="first-name"
            autoComplete="given-name"
            maxLength={longestFirstName}
            value={firstName}
            onChange={(event) => onFirstName(event.target.value)}
          />
        )}
        <Button
          wide={!waits}
          variant={waits ? "secondary" : "primary"}
          aria-busy={isBusy || undefined}
          onClick={() => void press()}
        >
          {isBusy ? words.busy : words.get}
        </Button>
        <Status className="spoken" text={isBusy ? words.busy : undefined} />
        {isForSale && <p className="note old-browser">{oldBrowserNote}</p>}
        {isForSale && !waits && (
          <>
            <p className="note">{site.refund}</p>
            <p>
              <a href={addresses.exampleReport}>{words.example}</a>
            </p>
            <h3 className="minor-title">{words.contents}</h3>
            <Ticks lines={offerContentsOf(scores, names, answers, offerContents)} />
          </>
        )}
      </aside>
      {isForSale && !waits && (
        <div className={styles.pages}>
          <h3 className="minor-title">{words.pages}</h3>
          <ReportPages />
        </div>
      )}
    </>
  );
}
