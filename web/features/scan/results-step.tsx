import { lazy, Suspense, useState, type ReactNode } from "react";
import type { PreviewWords } from "#web/features/checkout/buy-dialog.tsx";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { loadBuyDialog } from "./chunks.ts";
import { ReportOffer } from "./report-offer.tsx";
import { Results, type ResultsWords } from "./results.tsx";
import type { ScanSession } from "./scan-session.ts";
import { answersOfResults, type Scan } from "./scan.ts";

const BuyDialog = lazy(async () => ({ default: (await loadBuyDialog()).BuyDialog }));

type Props = {
  scan: Scan;
  session: ScanSession;
  words: ResultsWords;
  preview: PreviewWords;
  banner: ReactNode;
  /** The visitor has just answered the last question. */
  isFresh: boolean;
};

/**
 * The results with the two dialogs that lead away from them: to the payment page, or to a new scan, which asks once before
 * a bought report is left.
 */
export function ResultsStep({ scan, session, words, preview, banner, isFresh }: Props) {
  const [isRetaking, setIsRetaking] = useState(false);
  const [wasBuying, setWasBuying] = useState(false);
  // The dialog stays after it was closed, so that the focus finds its way back.
  if (scan.isBuying && !wasBuying) setWasBuying(true);
  const answers = answersOfResults(scan);
  if (!answers) throw new Error("The results have no answers.");
  const { buyer, bought, isBuying, isCheckingOut } = scan;
  const retake = () => session.send({ type: "retake" });
  const stay = () => setIsRetaking(false);

  return (
    <>
      <Results
        answers={answers}
        words={words}
        blooms={isFresh}
        offer={
          <ReportOffer
            status={statusOf(scan)}
            firstName={buyer.firstName}
            onFirstName={(firstName) =>
              session.send({ type: "typeBuyer", buyer: { ...buyer, firstName } })
            }
            onGetReport={session.getReport}
          />
        }
        onRetake={() => (bought ? setIsRetaking(true) : retake())}
      />
      <Dialog isOpen={isRetaking} title="Leave this report?" onClose={stay}>
        <p>
          A new scan begins without these answers. Your report stays yours: it opens again at its
          private link, which also stands in the PDF. Please make sure that you have kept one of
          them.
        </p>
        <div className="row">
          <Button onClick={stay}>Stay here</Button>
          <Button variant="secondary" onClick={retake}>
            Leave and retake
          </Button>
        </div>
      </Dialog>
      {wasBuying && (
        <Suspense>
          <BuyDialog
            isOpen={isBuying}
            isBusy={isCheckingOut}
            banner={banner}
            buyer={buyer}
            preview={preview}
            onType={(typed) => session.send({ type: "typeBuyer", buyer: typed })}
            onSubmit={(email, coupon) => void session.checkOut(email, coupon)}
            onClose={() => session.send({ type: "closeDialog" })}
          />
        </Suspense>
      )}
    </>
  );
}

function statusOf({ bought, pending }: Scan) {
  if (bought) return "bought";
  if (!pending) return "forSale";
  return pending.isRefused ? "refused" : "pending";
}
