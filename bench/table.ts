/** A table in Markdown; the heads of its columns are written with "|" between them. */
export function table(heads: string, rows: readonly (readonly (string | number)[])[]): string {
  const columns = heads.split("|");
  return [columns, columns.map(() => "---"), ...rows]
    .map((cells) => `| ${cells.join(" | ")} |`)
    .join("\n");
}

/** The value in the middle. */
export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}
