const wordsPerMinute = 215;

/** The words of an article's text, without its markup. */
export function wordCount(mdx: string): number {
  const text = mdx.replaceAll(/<\/?\w+>/gu, " ").replaceAll(/\]\([^)]*\)/gu, "] ");
  return text.match(/[\p{L}\p{N}][\p{L}\p{N}'’-]*/gu)?.length ?? 0;
}

/** Whole minutes to read an article; spec 9 expects 6 to 12. */
export function readingMinutes(mdx: string): number {
  return Math.round(wordCount(mdx) / wordsPerMinute);
}
