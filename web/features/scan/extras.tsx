import { lazy, type ComponentType } from "react";
import type { ByChakra } from "#domain/chakra.ts";
import type { Scores } from "#domain/scores.ts";
import { loadReportContents, loadSnapshotTools } from "./chunks.ts";

type Extra = ComponentType<{ scores: Scores; names: ByChakra<string> }>;

/** Parts of the results that come with chunks of their own; without them the results are complete. */
export const SnapshotTools = extra(async () => (await loadSnapshotTools()).SnapshotTools);
export const ReportContents = extra(async () => (await loadReportContents()).ReportContents);

function extra(load: () => Promise<Extra>) {
  return lazy(async (): Promise<{ default: Extra }> => {
    try {
      return { default: await load() };
    } catch {
      return { default: () => null };
    }
  });
}
