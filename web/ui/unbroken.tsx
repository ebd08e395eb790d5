/** The words, in which no line ends inside a telephone number, which may be told by its class, or a date, nor before "min" or "…". */
export function unbroken(words: string) {
  return words
    .replaceAll(/ (?=min\b|…|\d{1,2}, \d{4}\b|\d{4}\b)/gu, "\u00A0")
    .split(/(\d[\d-]{2,})/u)
    .map((part, nth) =>
      nth % 2 ? (
        <span key={`${part} ${nth}`} className="whole">
          {part}
        </span>
      ) : (
        part
      ),
    );
}
