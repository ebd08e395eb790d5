import { lazy, Suspense, useCallback, useState, type ReactNode } from "react";
import type { ByChakra } from "#domain/chakra.ts";
import type { Typed } from "#web/features/checkout/buy-dialog.tsx";
import { networkMessage } from "#web/features/checkout/messages.ts";
import type { PreviewWords } from "#web/features/checkout/report-preview.tsx";
import type { BannerMessage } from "#web/ui/banner.tsx";
import { forgetKept, keepWhileAway, readOwnKept } from "./away-storage.ts";
import { arrivalMessages } from "./arrival-messages.ts";
import { loadBuyDialog } from "./chunks.ts";
import { forgetTyped } from "./kept-typed.ts";
import { now } from "./now.ts";
import { ReportOffer } from "./report-offer.tsx";
import { Results, type ChakraWords } from "./results.tsx";
import { RetakeDialog } from "./retake-dialog.tsx";
import { hasReport, type ScanAction, type ScanState } from "./scan-state.ts";
import type { useOpening, WaitingPurchase } from "./use-opening.ts";

const BuyDialog = lazy(async () => ({ default: (await loadBuyDialog()).BuyDialog }));

type Props = {
  state: ScanState & { readonly view: "results" };
  chakras: ByChakra<ChakraWords>;
  preview: PreviewWords;
  /** A purchase whose report has not opened yet. */
  waiting: WaitingPurchase | undefined;
  typed: Typed;
  isBuying: boolean;
  banner: ReactNode;
  act: (action: ScanAction) => void;
  opening: ReturnType<typeof useOpening>;
  onType: (typed: Typed) => void;
  onBuying: (isOpen: boolean) => void;
  onBanner: (message: BannerMessage | undefined) => void;
};

/** The results with the two dialogs that lead away from them: to the payment page, or to a new scan. */
export function ResultsStep(props: Props) {
  const { state, chakras, preview, waiting, typed, isBuying, banner } = props;
  const { act, opening, onType, onBuying, onBanner } = props;
  const [isRetaking, setIsRetaking] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  const { answers } = state;
  const isBought = hasReport(state);

  const retake = () => {
    setIsRetaking(false);
    // Another tab may be at the payment page with answers of its own.
    if (readOwnKept()) forgetKept();
    forgetTyped();
    onBanner(undefined);
    act({ type: "retake" });
  };

  const buy = async () => {
    try {
      await loadBuyDialog();
      onBanner(undefined);
      setWasOpened(true);
      onBuying(true);
    } catch {
      onBanner({ kind: "error", text: networkMessage });
    }
  };

  const comeBack = useCallback(
    () => onBanner({ kind: "info", text: arrivalMessages.backUnpaid }),
    [onBanner],
  );

  const getReport = async () => {
    if (isBought) return act({ type: "reopen" });
    if (!waiting) return buy();
    const source = { answers, firstName: typed.firstName, openedAt: now() };
    await opening.open({ visit: waiting.visit, source, at: "newEntry", onOpen: forgetKept });
  };

  return (
    <>
      <Results
        answers={answers}
        chakras={chakras}
        offer={
          <ReportOffer
            status={isBought ? "bought" : statusOf(waiting)}
            firstName={typed.firstName}
            onFirstName={(firstName) => onType({ ...typed, firstName })}
            onGetReport={getReport}
          />
        }
        onRetake={() => (state.bought ? setIsRetaking(true) : retake())}
      />
      <RetakeDialog isOpen={isRetaking} onRetake={retake} onClose={() => setIsRetaking(false)} />
      {wasOpened && (
        <Suspense>
          <BuyDialog
            isOpen={isBuying}
            banner={banner}
            typed={typed}
            preview={preview}
            onType={onType}
            onClose={() => {
              // What it says is about the order that was given up, coupon and all.
              onBanner(undefined);
              onBuying(false);
            }}
            onLeave={(whom) => keepWhileAway({ answers, ...whom })}
            onComeBack={comeBack}
            onFail={(text) => {
              forgetKept();
              onBanner({ kind: "error", text });
            }}
            onSubmit={() => onBanner(undefined)}
          />
        </Suspense>
      )}
    </>
  );
}

function statusOf(waiting: WaitingPurchase | undefined) {
  if (!waiting) return "forSale";
  return waiting.isRefused ? "refused" : "waiting";
}
