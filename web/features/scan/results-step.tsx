import { lazy, Suspense, useState, type ReactNode } from "react";
import { offerFocus } from "#content/offer.ts";
import { insightFor } from "#content/insights.ts";
import { byChakra } from "#domain/chakra.ts";
import { offerFocusOf } from "#domain/report/offer.ts";
import { helpFor } from "#domain/scan/help.ts";
import { scoresOf } from "#domain/scan/scores.ts";
import { loadBuyDialog, loadReport } from "./chunks.ts";
import { ReportOffer } from "./report-offer.tsx";
import { Results, type ResultsWords } from "./results.tsx";
import type { ScanSession } from "./session/scan-session.ts";
import { answersOfResults, isBuying, isOrdering, type Scan } from "./session/scan.ts";

export { GrowingFlower } from "#web/features/chakra/growing-flower.tsx";
export { createOrder } from "./session/order.ts";
export { loadSharePicture } from "./snapshot-tools.tsx";

const BuyDialog = lazy(async () => ({ default: (await loadBuyDialog()).BuyDialog }));
// Comes with the report, without which nothing is bought.
const LeaveReport = lazy(async () => ({ default: (await loadReport()).LeaveReport }));

type Props = {
  scan: Scan;
  session: ScanSession;
  words: ResultsWords;
  banner: ReactNode;
  /** The visitor has just answered the last question. */
  isFresh: boolean;
};

/**
 * The results with the two dialogs that lead away from them: to the payment page, or to a new scan, which asks once before
 * a bought report is left.
 */
export function ResultsStep({ scan, session, words, banner, isFresh }: Props) {
  const [isRetaking, setIsRetaking] = useState(false);
  const [wasBuying, setWasBuying] = useState(false);
  // The dialog stays after it was closed, so that the focus finds its way back.
  if (isBuying(scan) && !wasBuying) setWasBuying(true);
  const answers = answersOfResults(scan);
  if (!answers) throw new Error("The results have no answers.");
  const scores = scoresOf(answers);
  const names = byChakra((key) => words.chakras[key].name);
  const { buyer, bought, message } = scan;
  const status = statusOf(scan);
  const hasHelp = helpFor({ scores, answers }).length > 0;
  const offerWaits = hasHelp && status === "forSale";
  const retake = () => session.send({ type: "retake" });

  return (
    <>
      <Results
        answers={answers}
        words={words}
        insight={insightFor(answers)}
        blooms={isFresh}
        offerWaits={offerWaits}
        offer={
          <ReportOffer
            status={status}
            focus={offerFocusOf(scores, names, hasHelp, offerFocus)}
            waits={offerWaits}
            scores={scores}
            answers={answers}
            names={names}
            firstName={buyer.firstName}
            onFirstName={(firstName) =>
              session.send({ type: "typeBuyer", buyer: { ...buyer, firstName } })
            }
            onGetReport={session.getReport}
          />
        }
        onRetake={() => (bought ? setIsRetaking(true) : retake())}
      />
      {bought && (
        <Suspense>
          <LeaveReport isOpen={isRetaking} onStay={() => setIsRetaking(false)} onLeave={retake} />
        </Suspense>
      )}
      {wasBuying && (
        <Suspense>
          <BuyDialog
            isOpen={isBuying(scan)}
            isBusy={isOrdering(scan)}
            banner={banner}
            couponError={message?.isAboutCoupon ? message.text : undefined}
            buyer={buyer}
            preview={{ answers }}
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
  if (bought) return "paid";
  if (!pending) return "forSale";
  return pending.isRefused ? "refused" : "pending";
}
