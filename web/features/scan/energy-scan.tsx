import { lazy, Suspense, useCallback, useEffect, useRef, useState } from "react";
import { questionCount, type Question } from "#domain/question.ts";
import type { ByChakra } from "#domain/chakra.ts";
import type { Resource } from "#domain/report.ts";
import type { PreviewWords } from "#web/features/checkout/report-preview.tsx";
import { BuyDialog } from "#web/features/checkout/buy-dialog.tsx";
import { ErrorBoundary } from "#web/ui/error-boundary.tsx";
import { Banner, type BannerMessage } from "#web/ui/banner.tsx";
import { pageTitle, site } from "#content/site.ts";
import { forgetKept, keepWhileAway, wasAway } from "./away-storage.ts";
import { Intro } from "./intro.tsx";
import { Quiz } from "./quiz.tsx";
import { Results, type ChakraWords } from "./results.tsx";
import { privateAddressOf } from "./private-address.ts";
import { hasReport, type ScanState } from "./scan-state.ts";
import { RetakeDialog } from "./retake-dialog.tsx";
import { useArrival } from "./use-arrival.ts";
import { useLinksInPage } from "./use-links-in-page.ts";
import { useScan } from "./use-scan.ts";
import { Verifying } from "./verifying.tsx";
import styles from "./energy-scan.module.css";

const loadReport = () => import("#web/features/report/full-report.tsx");
const FullReport = lazy(async () => ({ default: (await loadReport()).FullReport }));

type Props = {
  questions: readonly Question[];
  chakras: ByChakra<ChakraWords>;
  reading: ByChakra<readonly Resource[]>;
  preview: PreviewWords;
};

/**
 * The four views of /energy-scan (spec 2). The page hands in the words that the first views need;
 * the words of the report come with its own chunk.
 */
export function EnergyScan({ questions, chakras, reading, preview }: Props) {
  const { state, isKept, move, act } = useScan();
  const [banner, setBanner] = useState<BannerMessage>();
  // The dialog belongs to the results it was opened on: the browser's Back may lead away from both.
  const [buyingOn, setBuyingOn] = useState<ScanState>();
  const isBuying = buyingOn === state;
  const [typed, setTyped] = useState({ firstName: "", email: "" });
  const [isRetaking, setIsRetaking] = useState(false);
  const [isDamaged, setIsDamaged] = useState(false);
  const onDamaged = useCallback(() => setIsDamaged(true), []);

  useArrival({ move, setBanner, setTyped, onDamaged, loadReport });
  useLinksInPage();
  useTitle(state);
  useTopOfView(state.view);

  const dismiss = () => setBanner(undefined);
  const retake = () => {
    setIsRetaking(false);
    // Another tab may be at the payment page with answers of its own.
    if (wasAway()) forgetKept();
    dismiss();
    act({ type: "retake" });
  };
  const bannerStrip = <Banner message={banner} onDismiss={dismiss} />;

  return (
    <div className={styles.scan}>
      {!isBuying && bannerStrip}
      <ErrorBoundary supportEmail={site.supportEmail}>
        {state.view === "intro" && (
          <Intro
            progress={state.progress}
            isDamaged={isDamaged}
            onBegin={() => act({ type: "begin" })}
            onContinue={() => act({ type: "continue" })}
          />
        )}
        {state.view === "quiz" && (
          <Quiz
            questions={questions}
            chakras={chakras}
            index={state.index}
            answers={state.answers}
            isKept={isKept}
            onAnswer={(questionId, value) => act({ type: "answer", questionId, value })}
            onNext={() => act({ type: "next" })}
            onBack={() => act({ type: "back" })}
          />
        )}
        {state.view === "verifying" && <Verifying />}
        {state.view === "results" && (
          <>
            <Results
              answers={state.answers}
              chakras={chakras}
              hasReport={hasReport(state)}
              onGetReport={() => (hasReport(state) ? act({ type: "reopen" }) : setBuyingOn(state))}
              onRetake={() => (state.bought ? setIsRetaking(true) : retake())}
            />
            <RetakeDialog
              isOpen={isRetaking}
              onRetake={retake}
              onClose={() => setIsRetaking(false)}
            />
            <BuyDialog
              isOpen={isBuying}
              banner={bannerStrip}
              typed={typed}
              preview={preview}
              onType={setTyped}
              onClose={() => setBuyingOn(undefined)}
              onLeave={() => keepWhileAway({ answers: state.answers, ...typed })}
              onFail={(text) => {
                forgetKept();
                setBanner({ kind: "error", text });
              }}
              onSubmit={dismiss}
            />
          </>
        )}
        {state.view === "fullReport" && (
          <Suspense fallback={<Verifying />}>
            <FullReport
              bought={state.bought}
              privateLink={location.origin + privateAddressOf(state.bought)}
              reading={reading}
              onBack={() => act({ type: "backToResults" })}
              onDownloadFailed={(text) => setBanner({ kind: "error", text })}
            />
          </Suspense>
        )}
      </ErrorBoundary>
    </div>
  );
}

/** The title of the tab follows the view, so that a screen reader and the history name it. */
function useTitle(state: ScanState): void {
  const index = state.view === "quiz" ? state.index : 0;
  useEffect(() => {
    const titles: Readonly<Record<ScanState["view"], string>> = {
      intro: "Your Energy Scan",
      quiz: `Question ${index + 1} of ${questionCount}`,
      verifying: "Checking your purchase",
      results: "Your Energy Balance Snapshot",
      fullReport: "Your Energy Report",
    };
    document.title = pageTitle(titles[state.view]);
  }, [state.view, index]);
}

/** A new view begins at its top, with focus on its heading; not so the first one, which the browser places. */
function useTopOfView(view: ScanState["view"]): void {
  const shown = useRef(view);
  useEffect(() => {
    if (shown.current === view) return;
    shown.current = view;
    window.scrollTo(0, 0);
    document.querySelector<HTMLElement>("main h1")?.focus();
  }, [view]);
}
