import type { Page } from "@playwright/test";

/** One screen in one state, and how a visitor gets there. */
export type Scene = {
  readonly name: string;
  readonly arrive: (page: Page) => Promise<unknown>;
  /** The whole page from top to bottom unless it says "screen". */
  readonly extent?: "screen";
};
