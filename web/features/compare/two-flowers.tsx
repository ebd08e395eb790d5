import { lazy, Suspense, useSyncExternalStore } from "react";
import { ErrorBoundary } from "#web/ui/error-boundary.tsx";
import type { Names } from "./friend-scan.tsx";

// A browser that is too old for the drawing fails here, before the first question, and the page says so.
[].toSorted();

// Late, so that scan and order page need not share their first files with this page (astro.config.ts).
const Shown = lazy(async () => ({ default: (await import("./shown.tsx")).Shown }));

type Props = { names: Names; words: { title: string; lead: string; late: string } };

/** /two-flowers: what it shows stands in the fragment of the address, which browsers send to nobody. */
export function TwoFlowers({ names, words }: Props) {
  const fragment = useSyncExternalStore(
    followFragment,
    () => location.hash.slice(1),
    () => undefined,
  );
  const waiting = (
    <>
      <h1>{words.title}</h1>
      <p className="lead">{words.lead}</p>
      <p className="note">{words.late}</p>
    </>
  );
  return (
    <div className="text-page stack">
      <ErrorBoundary>
        <Suspense fallback={waiting}>
          {fragment === undefined ? waiting : <Shown fragment={fragment} names={names} />}
        </Suspense>
      </ErrorBoundary>
      <p id="announcer" aria-live="polite" className="spoken" />
    </div>
  );
}

function followFragment(then: () => void): () => void {
  addEventListener("hashchange", then);
  return () => removeEventListener("hashchange", then);
}
