import { lazy, Suspense, useCallback, useEffect, useState } from "react";
import { countAnswers } from "#domain/progress.ts";
import type { Question } from "#domain/question.ts";
import type { ByChakra } from "#domain/chakra.ts";
import type { Resource } from "#domain/report.ts";
import type { PreviewWords } from "#web/features/checkout/report-preview.tsx";
import { ErrorBoundary } from "#web/ui/error-boundary.tsx";
import { Banner, type BannerMessage } from "#web/ui/banner.tsx";
import { site } from "#content/site.ts";
import { loadBuyDialog, loadReport, loadSharePicture, loadSnapshotTools } from "./chunks.ts";
import { Intro } from "./intro.tsx";
import { keepTyped } from "./kept-typed.ts";
import { privateAddressOf } from "./private-address.ts";
import { Quiz } from "./quiz.tsx";
import type { ChakraWords } from "./results.tsx";
import { ResultsStep } from "./results-step.tsx";
import { progressOf, type ScanState } from "./scan-state.ts";
import { useArrival } from "./use-arrival.ts";
import { useDoubleTapGuard } from "./use-double-tap-guard.ts";
import { useLinksInPage } from "./use-links-in-page.ts";
import { useOpening } from "./use-opening.ts";
import { useScan } from "./use-scan.ts";
import { useTitle, useTopOfView } from "./use-view.ts";
import { useWaiting } from "./use-waiting.ts";
import { Verifying } from "./verifying.tsx";
import styles from "./energy-scan.module.css";

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
  const [waiting, setWaiting] = useWaiting();
  const [isDamaged, setIsDamaged] = useState(false);
  const onDamaged = useCallback(() => setIsDamaged(true), []);

  const opening = useOpening({ move, setBanner, setWaiting });
  useArrival({ opening, move, setBanner, setTyped, setWaiting, onDamaged });
  useLinksInPage();
  useDoubleTapGuard(state.view === "quiz" ? `question ${state.index}` : state.view);
  useTitle(state);
  useTopOfView(state.view);
  useEarlyChunks(state);

  const strip = <Banner message={banner} onDismiss={() => setBanner(undefined)} />;

  return (
    <div className={styles.scan}>
      {!isBuying && strip}
      <ErrorBoundary supportEmail={site.supportEmail}>
        {state.view === "intro" && (
          <Intro
            progress={state.progress}
            isDamaged={isDamaged}
            isReportWaiting={waiting?.isRefused === false}
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
          <ResultsStep
            state={state}
            chakras={chakras}
            preview={preview}
            waiting={waiting}
            typed={typed}
            isBuying={isBuying}
            banner={strip}
            act={act}
            move={move}
            opening={opening}
            onType={(words) => {
              setTyped(words);
              keepTyped(words);
            }}
            onBuying={(isOpen) => setBuyingOn(isOpen ? state : undefined)}
            onBanner={setBanner}
          />
        )}
        {state.view === "fullReport" && (
          <Suspense fallback={<Verifying />}>
            <FullReport
              bought={state.bought}
              privateLink={location.origin + privateAddressOf(state.bought)}
              reading={reading}
              onBack={() => act({ type: "backToResults" })}
              onDownload={() => setBanner(undefined)}
              onDownloadFailed={(text) => setBanner({ kind: "error", text })}
            />
          </Suspense>
        )}
      </ErrorBoundary>
    </div>
  );
}

/**
 * What the results offer is fetched with the first answer, one after the other, so that everything up to the purchase
 * needs no network any more; what did not come then is asked for again with the next answer.
 */
function useEarlyChunks(state: ScanState): void {
  const answered = countAnswers(progressOf(state)?.answers ?? {});
  useEffect(() => {
    if (answered === 0) return;
    void (async () => {
      for (const load of [loadBuyDialog, loadSnapshotTools, loadSharePicture]) {
        await load().catch(() => undefined);
      }
    })();
  }, [answered]);
}
