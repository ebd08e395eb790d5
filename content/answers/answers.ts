import { crownAnswers } from "./crown.ts";
import { heartAnswers } from "./heart.ts";
import { rootAnswers } from "./root.ts";
import { sacralAnswers } from "./sacral.ts";
import { solarAnswers } from "./solar.ts";
import { thirdEyeAnswers } from "./third-eye.ts";
import { throatAnswers } from "./throat.ts";

/** What each answer to each question looks like from inside, by the question's id. */
export const answerTexts = {
  ...rootAnswers,
  ...sacralAnswers,
  ...solarAnswers,
  ...heartAnswers,
  ...throatAnswers,
  ...thirdEyeAnswers,
  ...crownAnswers,
} as const;
