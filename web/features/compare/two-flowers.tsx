import { useEffect, useSyncExternalStore, type PropsWithChildren } from "react";
import { LeaveQuickly } from "#web/features/report/leave-quickly.tsx";
import { ErrorBoundary } from "#web/ui/error-boundary.tsx";
import { focusPlace } from "#web/ui/show-place.ts";
import type { Names, ScanParts } from "./friend-scan.tsx";
import { Shown } from "./shown.tsx";

type Words = Record<"title" | "lead" | "late", string>;
/** The children are seen before there are two flowers. */
type Props = PropsWithChildren<{ names: Names; words: Words }>;

/** /two-flowers, with parts of the scan. What it shows stands in the fragment of the address, which browsers send to nobody. */
export function twoFlowersWith(Quiz: ScanParts["Quiz"], Stage: ScanParts["Stage"]) {
  const scan = { Quiz, Stage };
  return function TwoFlowers({ names, words, children }: Props) {
    const fragment = useSyncExternalStore(
      followFragment,
      () => location.hash.slice(1),
      () => undefined,
    );
    const isHere = fragment !== undefined;
    // Orca reads no page aloud whose address has a fragment.
    useEffect(() => {
      const heading = document.querySelector("h1");
      if (isHere && location.hash && heading) focusPlace(heading);
    }, [isHere]);
    return (
      <div className="wide-page stack two-flowers">
        <ErrorBoundary>
          {!isHere ? (
            <>
              <h1>{words.title}</h1>
              <p className="lead late">{words.lead}</p>
              <p className="note late">{words.late}</p>
            </>
          ) : (
            <>
              <Shown fragment={fragment} names={names} scan={scan} />
              <Stage view={fragment} place={fragment} />
              <LeaveQuickly />
            </>
          )}
        </ErrorBoundary>
        {children}
        <p id="announcer" aria-live="polite" className="spoken" />
      </div>
    );
  };
}

function followFragment(then: () => void): () => void {
  addEventListener("hashchange", then);
  return () => removeEventListener("hashchange", then);
}
