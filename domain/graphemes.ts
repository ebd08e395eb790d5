/** What a reader calls characters, at most `most`; where the browser cannot tell (Firefox before 125), letters with their marks. */
export function graphemesOf(text: string, most = Infinity): readonly string[] {
  if (!Intl.Segmenter) return (text.match(/.\p{M}*/gsu) ?? []).slice(0, most);
  const segmenter = new Intl.Segmenter("en-US", { granularity: "grapheme" });
  const graphemes: string[] = [];
  for (const { segment } of segmenter.segment(text)) {
    if (graphemes.length >= most) break;
    graphemes.push(segment);
  }
  return graphemes;
}
