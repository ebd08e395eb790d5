import { lazy, Suspense, useState, type ReactNode } from "react";
import type { ByChakra } from "#domain/chakra.ts";
import type { Typed } from "#web/features/checkout/buy-dialog.tsx";
import { networkMessage } from "#web/features/checkout/messages.ts";
import type { PreviewWords } from "#web/features/checkout/report-preview.tsx";
import type { BannerMessage } from "#web/ui/banner.tsx";
import { endAway, forgetKept, keepSession, keepWhileAway, readOwnKept } from "./away-storage.ts";
import { arrivalMessages } from "./arrival-messages.ts";
import { loadBuyDialog } from "./chunks.ts";
import { forgetTyped } from "./kept-typed.ts";
import { now } from "./now.ts";
import { findPaidOrder } from "./paid-order.ts";
import { ReportOffer } from "./report-offer.tsx";
import { Results, type ChakraWords } from "./results.tsx";
import { RetakeDialog } from "./retake-dialog.tsx";
import { hasReport, type ScanAction, type ScanState } from "./scan-state.ts";
import { newestWaiting, type useOpening, type WaitingPurchase } from "./use-opening.ts";

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
  move: (action: ScanAction) => void;
  opening: ReturnType<typeof useOpening>;
  onType: (typed: Typed) => void;
  onBuying: (isOpen: boolean) => void;
  onBanner: (message: BannerMessage | undefined) => void;
};

/** The results with the two dialogs that lead away from them: to the payment page, or to a new scan. */
export function ResultsStep(props: Props) {
  const { state, chakras, preview, waiting, typed, isBuying, banner } = props;
  const { act, move, opening, onType, onBuying, onBanner } = props;
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

  /** Asked at the moment, because another tab, or this one since it was left, may have paid. */
  const findWaiting = () => waiting ?? newestWaiting();

  const comeBack = () => {
    // The report has opened since; the answers, which only this picture of the page still has, were removed (spec 4).
    if (!readOwnKept()) return location.reload();
    endAway();
    const isPaid = findWaiting() !== undefined;
    if (isPaid) onBuying(false);
    const text = isPaid ? arrivalMessages.paid : arrivalMessages.backUnpaid;
    onBanner({ kind: "info", text });
  };

  const openPaid = ({ visit }: WaitingPurchase) => {
    const source = { answers, firstName: typed.firstName, openedAt: now() };
    const onFail = () => {
      opening.cleanAddress("results");
      move({ type: "restore", answers });
    };
    const isLink = false;
    return opening.open({ visit, source, at: "newEntry", isLink, onOpen: forgetKept, onFail });
  };

  const getReport = async () => {
    if (isBought) return act({ type: "reopen" });
    const paid = findWaiting();
    await (paid ? openPaid(paid) : buy());
  };

  const checkBeforeOrder = async () => {
    onBanner(undefined);
    const paid = findWaiting() ?? (await findPaidOrder());
    if (!paid) return undefined;
    return () => {
      onBuying(false);
      void openPaid(paid);
    };
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
            onClose={(wasOrdering) => {
              // Closed from here, when the report turned out to be paid: the word about that stays.
              if (!isBuying) return;
              if (wasOrdering) forgetKept();
              // What it says is about the order that was given up, coupon and all.
              onBanner(undefined);
              onBuying(false);
            }}
            onLeave={(whom) => keepWhileAway({ answers, ...whom })}
            onCreated={keepSession}
            onComeBack={comeBack}
            onFail={(text) => {
              forgetKept();
              onBanner({ kind: "error", text });
            }}
            onSubmit={checkBeforeOrder}
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
