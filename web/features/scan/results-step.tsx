import { lazy, Suspense, useState, type ReactNode } from "react";
import type { ByChakra } from "#domain/chakra.ts";
import type { PreviewWords } from "#web/features/checkout/report-preview.tsx";
import { loadBuyDialog } from "./chunks.ts";
import { ReportOffer } from "./report-offer.tsx";
import { Results, type ChakraWords } from "./results.tsx";
import { RetakeDialog } from "./retake-dialog.tsx";
import type { ScanSession } from "./scan-session.ts";
import { answersOfResults, type Scan } from "./scan.ts";

const BuyDialog = lazy(async () => ({ default: (await loadBuyDialog()).BuyDialog }));

type Props = {
  scan: Scan;
  session: ScanSession;
  chakras: ByChakra<ChakraWords>;
  preview: PreviewWords;
  banner: ReactNode;
};

/** The results with their two dialogs: to buy the report, and to begin a new scan. */
export function ResultsStep({ scan, session, chakras, preview, banner }: Props) {
  const [isRetaking, setIsRetaking] = useState(false);
  const [wasBuying, setWasBuying] = useState(false);
  // Once opened, the dialog stays mounted, so that closing it can return the focus.
  if (scan.isBuying && !wasBuying) setWasBuying(true);
  const answers = answersOfResults(scan);
  if (!answers) throw new Error("The results have no answers.");
  const { buyer, bought, isBuying, isCheckingOut } = scan;
  const retake = () => session.send({ type: "retake" });

  return (
    <>
      <Results
        answers={answers}
        chakras={chakras}
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
      <RetakeDialog isOpen={isRetaking} onRetake={retake} onClose={() => setIsRetaking(false)} />
      {wasBuying && (
        <Suspense>
          <BuyDialog
            isOpen={isBuying}
            isBusy={isCheckingOut}
            banner={banner}
            buyer={buyer}
            preview={preview}
            onType={(words) => session.send({ type: "typeBuyer", buyer: words })}
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
