import type { ByChakra } from "#domain/chakra.ts";
import type { ChakraContent } from "./chakra-content.ts";
import { crown } from "./crown.ts";
import { heart } from "./heart.ts";
import { root } from "./root.ts";
import { sacral } from "./sacral.ts";
import { solar } from "./solar.ts";
import { thirdEye } from "./third-eye.ts";
import { throat } from "./throat.ts";

/** All that the site says about the seven chakras. */
export const chakras: ByChakra<ChakraContent> = {
  root,
  sacral,
  solar,
  heart,
  throat,
  third_eye: thirdEye,
  crown,
};
