import type { ChakraKey } from "#domain/chakra.ts";
import type { Caution } from "#domain/report/guidance.ts";
import type { ChakraState } from "#domain/scan/scores.ts";
import type { Openings, Reflections, StateTemplate } from "#domain/report/template.ts";

/** Everything the site says about one chakra: one file each in this folder. */
export type ChakraContent = {
  readonly key: ChakraKey;
  /** The display name of spec 3. */
  readonly name: string;
  /** Its Sanskrit name, what the name means, and where tradition places it. */
  readonly tradition: string;
  /** One line under the name on the results screen, at most 70 characters. */
  readonly description: string;
  /** One sentence for each state, shown free beside the score. */
  readonly snapshot: Readonly<Record<ChakraState, string>>;
  readonly templates: Readonly<Record<ChakraState, StateTemplate>>;
  readonly reflections: Reflections;
  readonly openings: Openings;
  /** Who can help with what a low score may go with, where no help note opens the report. */
  readonly help?: string;
  /** Not where one of these questions was answered Often or Always, which denies it. */
  readonly helpUnless?: readonly number[];
  readonly cautions?: readonly Caution[];
};
