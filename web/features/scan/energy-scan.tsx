import {
  lazy,
  Suspense,
  use,
  useEffect,
  useState,
  useSyncExternalStore,
  type ComponentProps,
} from "react";
import { countAnswers } from "#domain/scan/progress.ts";
import type { Question } from "#domain/scan/question.ts";
import type { ByChakra } from "#domain/chakra.ts";
import type { Resource } from "#domain/report/guidance.ts";
import { Picture } from "#web/features/chakra/picture.tsx";
import { checkPurchase } from "#web/features/checkout/check-purchase.ts";
import type { FullReport } from "#web/features/report/full-report.tsx";
import { ErrorBoundary } from "#web/ui/error-boundary.tsx";
import { Banner } from "#web/ui/banner.tsx";
import { Button } from "#web/ui/button.tsx";
import { Spinner } from "#web/ui/spinner.tsx";
import { remedies, waiting } from "#content/scan.ts";
import { site } from "#content/site.ts";
import { loadBuyDialog, loadReport, loadResults } from "./chunks.ts";
import { Intro } from "./intro.tsx";
import { Quiz } from "./quiz.tsx";
import type { ResultsWords } from "./results.tsx";
import type { ResultsStep } from "./results-step.tsx";
import { createPurchases } from "./session/purchases.ts";
import { createScanHistory, privateAddressOf } from "./session/scan-history.ts";
import { createScanSession, type ScanSession } from "./session/scan-session.ts";
import { createScanStorage } from "./session/scan-storage.ts";
import { canContinue, initialScan, isBuying, type Message, type Scan } from "./session/scan.ts";
import { Stage, TopOfView, useLinksInPage, useTitle, useViewBefore } from "./use-view.ts";
import styles from "./energy-scan.module.css";

// A browser that is too old for the report fails here, before the first question, and the page says so.
[].toSorted();

/** What /two-flowers shows, which is handed the quiz: imported there too, it would be one more file of both first views. */
export const TwoFlowers = lazy(async () => ({
  default: (await import("#web/features/compare/two-flowers.tsx")).twoFlowersWith(Quiz, Stage),
}));

type Results = Awaited<ReturnType<typeof loadResults>>;

type Props = {
  questions: readonly Question[];
  words: ResultsWords;
  reading: ByChakra<readonly Resource[]>;
};

/** The four views of /energy-scan (spec 2). Props hold the words of the first views; the report brings its own. */
export function EnergyScan({ questions, words, reading }: Props) {
  const [session] = useState(() => createSessionInBrowser(reading));
  const scan = useSyncExternalStore(session.subscribe, session.getScan, () => initialScan);
  const { view, progress, bought } = scan;
  const viewBefore = useViewBefore(view);
  useArrivals(session);
  useLinksInPage();
  useTitle(scan);
  const results = useEarlyChunks(scan);

  const tell = (message?: Message) => session.send({ type: "tell", message });
  const message = scan.message?.isAboutCoupon ? undefined : scan.message;
  const strip = (
    <Banner message={message} onDismiss={() => tell()}>
      {message?.retry && (
        <>
          <Button variant="secondary" onClick={() => void session.retry()}>
            {remedies.retry}
          </Button>
          {message.hasSupportLink && (
            <a href={`mailto:${site.supportEmail}`}>{remedies.write(site.supportEmail)}</a>
          )}
        </>
      )}
    </Banner>
  );

  const flower = results ? (
    <results.GrowingFlower
      answers={progress.answers}
      current={questions[progress.index]?.chakra}
      names={view === "quiz" ? words.chakras : undefined}
    />
  ) : (
    <Picture of="buds" isFirst />
  );
  const verifying = (
    <section className={`centered ${styles.verifying}`}>
      {flower}
      <h1 tabIndex={-1}>{waiting.reportTitle}</h1>
      <Spinner label={waiting.report} />
      <p className="quiet">{waiting.breath}</p>
    </section>
  );
  return (
    <div className={`wide-page ${styles.scan}`}>
      {!isBuying(scan) && strip}
      <ErrorBoundary>
        {view === "intro" && (
          <Intro
            progress={canContinue(scan) ? progress : undefined}
            isDamaged={scan.isDamaged === true}
            hasPendingPurchase={scan.pending?.isRefused === false}
            flower={flower}
            onBegin={session.begin}
            onContinue={() => session.send({ type: "continue" })}
          />
        )}
        {view === "quiz" && (
          <Quiz
            questions={questions}
            chakras={words.chakras}
            index={progress.index}
            answers={progress.answers}
            isKept={scan.isKept}
            flower={flower}
            onAnswer={(questionId, value) => session.send({ type: "answer", questionId, value })}
            onNext={() => session.send({ type: "next" })}
            onBack={() => session.send({ type: "back" })}
          />
        )}
        {view === "verifying" && verifying}
        {view === "results" && (
          <Suspense fallback={<Spinner label={waiting.results} />}>
            <LateResults
              early={results}
              scan={scan}
              session={session}
              words={words}
              banner={strip}
              isFresh={viewBefore === "quiz"}
            />
            <TopOfView />
          </Suspense>
        )}
        {view === "fullReport" && bought && (
          <Suspense fallback={verifying}>
            <LateReport
              bought={bought}
              privateLink={location.origin + privateAddressOf(bought)}
              reading={reading}
              onBack={() => session.send({ type: "backToResults" })}
              onDownload={() => tell()}
              onDownloadFailed={(text) => tell({ kind: "error", text })}
            />
            <TopOfView />
          </Suspense>
        )}
      </ErrorBoundary>
      <Stage view={view} place={view + progress.index} />
      <p id="announcer" aria-live="polite" className="spoken" />
    </div>
  );
}

// Not `lazy`, which would remember a failure when the visitor tries again.
function LateResults({
  early,
  ...props
}: ComponentProps<typeof ResultsStep> & { early: Results | undefined }) {
  // Asking for what is there already would show the spinner for a moment.
  const { ResultsStep: Loaded } = early ?? use(loadResults());
  return <Loaded {...props} />;
}

function LateReport(props: ComponentProps<typeof FullReport>) {
  const { FullReport: Loaded, PurchaseAid } = use(loadReport());
  return (
    <ErrorBoundary aid={<PurchaseAid />}>
      <Loaded {...props} />
    </ErrorBoundary>
  );
}

function createSessionInBrowser(reading: Props["reading"]): ScanSession {
  return createScanSession({
    storage: createScanStorage(),
    history: createScanHistory(),
    purchases: createPurchases(),
    checkPurchase,
    createCheckout: async (details) =>
      (await loadBuyDialog()).createCheckout(details, location.origin),
    loadResults,
    loadReport,
    loadBuyDialog,
    findObstacle: async (report) =>
      (await loadBuyDialog()).findObstacle(loadReport, ({ tryReport }) => {
        const privateLink = location.origin + privateAddressOf({ ...report, sessionId: "none" });
        return tryReport(report, privateLink, reading);
      }),
    leaveFor: (url) => location.assign(url),
    // Not `randomUUID`, which browsers offer on https only.
    newKey: () => crypto.getRandomValues(new Uint32Array(4)).join("-"),
    now: () => Math.floor(Date.now() / 1000),
    later: (milliseconds, then) => setTimeout(then, milliseconds),
  });
}

/**
 * Tells the session of an arrival: at first, on Back or Forward, and when the page is shown again from the back-forward
 * cache.
 */
function useArrivals(session: ScanSession): void {
  useEffect(() => {
    const leaving = new AbortController();
    const { signal } = leaving;
    addEventListener("popstate", () => session.follow(), { signal });
    addEventListener("pageshow", ({ persisted }) => persisted && session.arrive(true), { signal });
    const [navigation] = performance.getEntriesByType("navigation");
    session.arrive(
      navigation instanceof PerformanceNavigationTiming && navigation.type === "back_forward",
    );
    return () => leaving.abort();
  }, [session]);
}

/**
 * Fetches the chunks of the results with the first answer, one after the other, so that everything up to the purchase works
 * without a network; for who has bought, only the results to go back to. A chunk that failed is fetched again with the next
 * answer. Returns the results' chunk once it is here.
 */
function useEarlyChunks({ bought, progress }: Scan): Results | undefined {
  const [results, setResults] = useState<Results>();
  const answered = countAnswers(progress.answers);
  const isBought = bought !== undefined;
  useEffect(() => {
    if (answered === 0 && !isBought) return;
    void (async () => {
      const loaded = await loadResults().catch(() => undefined);
      setResults(loaded);
      if (isBought) return;
      await loadBuyDialog().catch(() => undefined);
      await loaded?.loadSharePicture().catch(() => undefined);
    })();
  }, [answered, isBought]);
  return results;
}
