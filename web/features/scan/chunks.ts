/** Chunks that are fetched after the page, so that the first question is here soon (docs/decisions/001). */
export const loadBuyDialog = once(() => import("#web/features/checkout/buy-dialog.tsx"));
export const loadReport = once(() => import("#web/features/report/full-report.tsx"));
export const loadResults = once(() => import("./results-step.tsx"));

/** Gives all calls the same promise, as React's `use` needs it, until it fails. */
function once<Chunk>(load: () => Promise<Chunk>): () => Promise<Chunk> {
  let loading: Promise<Chunk> | undefined;
  const forget = () => (loading = undefined);
  return () => {
    if (!loading) (loading = load()).catch(forget);
    return loading;
  };
}
