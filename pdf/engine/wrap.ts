type Measure = (text: string) => number;
type Piece = { readonly text: string; readonly width: number; readonly spaceBefore: boolean };

/** The cost of a line, so high that the fewest lines always win. */
const costPerLine = 10;
/** What a line costs that ends inside a word, at its hyphen: more than an uneven edge. */
const costOfDivision = 0.3;
/** What a last line of a single word costs, so that another gives it company where that leaves no gap. */
const costOfLoneWord = 0.12;
/** The share of the measure below which a last line looks like a leftover. */
const shortestEnd = 0.25;

/** Lines no wider than `width`, as even as possible, the last too if `isEven`, without a single last word; what `space` keeps together stays so. */
export function wrap(text: string, width: number, measure: Measure, isEven = false) {
  const pieces = piecesOf(text, width, measure);
  const spaceWidth = measure(" ");
  // best[i] is the cheapest way to set the pieces from i on; `next` is where its second line begins.
  const best: { cost: number; next: number }[] = [];
  best[pieces.length] = { cost: 0, next: pieces.length };
  for (let start = pieces.length - 1; start >= 0; start -= 1) {
    let cheapest = { cost: Infinity, next: start + 1 };
    let used = 0;
    for (let end = start; end < pieces.length; end += 1) {
      const piece = pieces[end];
      if (piece === undefined) break;
      used += piece.width + (end > start && piece.spaceBefore ? spaceWidth : 0);
      if (used > width && end > start) break;
      const rest = best[end + 1];
      if (rest === undefined) break;
      const isLast = end === pieces.length - 1;
      const isOnly = isLast && start === 0;
      const divides = pieces[end + 1]?.spaceBefore === false;
      const cost =
        costPerLine +
        rest.cost +
        (isOnly ? 0 : raggedness(used / width, isLast && !isEven)) +
        (isLast && end === start ? costOfLoneWord : 0) +
        (divides ? costOfDivision : 0);
      if (cost < cheapest.cost) cheapest = { cost, next: end + 1 };
    }
    best[start] = cheapest;
  }
  return linesFrom(pieces, best);
}

function raggedness(fill: number, isLast: boolean): number {
  if (isLast) return fill < shortestEnd ? (shortestEnd - fill) * 2 : 0;
  return (1 - fill) ** 2;
}

function linesFrom(
  pieces: readonly Piece[],
  best: readonly { readonly next: number }[],
): readonly string[] {
  const lines: string[] = [];
  for (let start = 0; start < pieces.length;) {
    const next = best[start]?.next ?? pieces.length;
    const line = pieces
      .slice(start, next)
      .flatMap(({ text, spaceBefore }, index) => (index > 0 && spaceBefore ? [" ", text] : text));
    lines.push(line.join(""));
    start = next;
  }
  return lines;
}

/** Where a line may end: not between a number and its unit, within a telephone number or a date, or before an ellipsis. */
const space = / +(?!(?:min|sec|h)\b|…|(?<=\d,? +)\d|(?<=(?:\p{Lu}\p{Ll}+|\bday) +)\d{1,2}\b)/u;

function piecesOf(text: string, width: number, measure: Measure): readonly Piece[] {
  const words = text.split(space).filter((word) => word !== "");
  return words.flatMap((word) =>
    syllablesOf(word, width, measure).map((syllable, index) => ({
      text: syllable,
      width: measure(syllable),
      spaceBefore: index === 0,
    })),
  );
}

/** A word, divided after its hyphens and dashes, and wherever a part is wider than the line. */
function syllablesOf(word: string, width: number, measure: Measure): readonly string[] {
  const parts = word.split(/(?<=\p{L}[-–—/])(?=\p{L})/u);
  return parts.flatMap((part) => {
    const fitting: string[] = [];
    let rest = part;
    while (measure(rest) > width && rest.length > 1) {
      let length = rest.length - 1;
      while (length > 1 && measure(rest.slice(0, length)) > width) length -= 1;
      fitting.push(rest.slice(0, length));
      rest = rest.slice(length);
    }
    fitting.push(rest);
    return fitting;
  });
}
