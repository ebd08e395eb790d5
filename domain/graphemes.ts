/** The first graphemes of a text, what a reader would call its characters: all of them, or `most` at most. */
export function graphemesOf(text: string, most = Infinity): readonly string[] {
  const segmenter = new Intl.Segmenter("en-US", { granularity: "grapheme" });
  const graphemes: string[] = [];
  for (const { segment } of segmenter.segment(text)) {
    if (graphemes.length >= most) break;
    graphemes.push(segment);
  }
  return graphemes;
}
