const wordsPerMinute = 215;

/** The words of a plain text, in its order. */
export function wordsOf(text: string): readonly string[] {
  return text.match(/[\p{L}\p{N}][\p{L}\p{N}'’-]*/gu) ?? [];
}

/** How many words an article's text has, without its markup. */
export function wordCount(mdx: string): number {
  const text = mdx.replaceAll(/<\/?\w+[^>]*>/gu, " ").replaceAll(/\]\([^)]*\)/gu, "] ");
  return wordsOf(text).length;
}

/** Whole minutes to read an article, at least 1; spec 9 expects 6 to 12. */
export function readingMinutes(mdx: string): number {
  return Math.max(1, Math.round(wordCount(mdx) / wordsPerMinute));
}
