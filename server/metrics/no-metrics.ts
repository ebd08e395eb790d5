import type { Metrics } from "./metrics.ts";

/** For a server whose numbers nobody reads: counts nothing, and does not load what would. */
export const noMetrics: Metrics = {
  ordered: () => undefined,
  fulfilled: () => undefined,
  heard: () => undefined,
  refused: () => undefined,
  asked: () => undefined,
};
