/**
 * The sentences of a new article that its author writes over. They read well enough to be missed, so the build and `doctor` look
 * for them.
 */
export const articleSample = {
  excerpt:
    "Say here in one or two sentences what a reader takes away. It stands on the card in the blog and in what search engines show.",
  answer: "Answer the question of the title here, in two or three sentences.",
  opening: "Begin with a moment that your reader knows.",
  first: "Say what to do first.",
  next: "Say what comes next.",
  last: "Say how it ends.",
} as const;

/** The first sample sentence that a text still has; undefined when all are written over. */
export function sampleIn(text: string): string | undefined {
  return Object.values(articleSample).find((sentence) => text.includes(sentence));
}
