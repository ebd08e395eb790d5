/** The fixed scores of the example report (spec 2). */
export const sampleScores = {
  root: 8,
  sacral: 5,
  solar: 9,
  heart: 11,
  throat: 6,
  third_eye: 10,
  crown: 7,
} as const;
