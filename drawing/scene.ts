import type { ByChakra, ChakraKey } from "#domain/chakra.ts";
import type { Shape } from "./shape.ts";
import { crown } from "./scenes/crown.ts";
import { heart } from "./scenes/heart.ts";
import { root } from "./scenes/root.ts";
import { sacral } from "./scenes/sacral.ts";
import { solar } from "./scenes/solar.ts";
import { thirdEye } from "./scenes/third-eye.ts";
import { throat } from "./scenes/throat.ts";

const scenes: ByChakra<() => readonly Shape[]> = {
  root,
  sacral,
  solar,
  heart,
  throat,
  third_eye: thirdEye,
  crown,
};

const drawn: Partial<Record<ChakraKey, readonly Shape[]>> = {};

/** The scene of a chakra, to be painted in order in its color; drawn once. */
export function sceneShapes(key: ChakraKey): readonly Shape[] {
  return (drawn[key] ??= scenes[key]());
}
