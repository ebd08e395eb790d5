/**
 * A backup is lines of JSON: a heading, `{"purchases":{…}}` or `{"provider_news":{…}}` for each row by the names of its
 * columns, and at the end the numbers of rows, so that half a file is never taken for a whole one. It is the same for both
 * engines. Rate limits are left out: they are over within a day.
 */
export const tables = ["purchases", "provider_news"] as const;
export type Table = (typeof tables)[number];

export type Row = Readonly<Record<string, string | number | null>>;
type RowCounts = Readonly<Record<Table, number>>;
export type Heading = {
  readonly format: typeof format;
  readonly madeAt: string;
  /** The migrations that the database had had. */
  readonly migrations: readonly string[];
};
export const format = "shop-backup-1";

/** What keeps a backup from being made or restored, in a sentence for the owner. */
export class BackupError extends Error {
  override readonly name = "BackupError";
}

/** What a whole backup holds. */
export type BackupContent = { readonly heading: Heading; readonly rows: RowCounts };

/** Reads a backup to its end. Throws a `BackupError` unless it is whole. */
export async function checkBackup(lines: AsyncIterable<string>): Promise<BackupContent> {
  const counts = { purchases: 0, provider_news: 0 };
  let heading: Heading | undefined;
  let end: RowCounts | undefined;
  for await (const line of lines) {
    if (end) throw notWhole("it goes on after its end");
    if (!heading) heading = readHeading(line);
    else {
      const read = readLine(line);
      if (read.kind === "end") end = read.rows;
      else counts[read.table] += 1;
    }
  }
  if (!heading || !end) throw notWhole("its end is missing");
  for (const table of tables) {
    if (end[table] !== counts[table]) throw notWhole(`rows of ${table} are missing`);
  }
  return { heading, rows: counts };
}

function readHeading(line: string): Heading {
  const value = parse(line);
  const { format: found, madeAt, migrations: names } = value as Partial<Heading>;
  if (found !== format || typeof madeAt !== "string" || !Array.isArray(names)) {
    throw notWhole(`its first line does not say ${format}`);
  }
  return { format, madeAt, migrations: names.map(String) };
}

type Line =
  | { readonly kind: "row"; readonly table: Table; readonly row: Row }
  | { readonly kind: "end"; readonly rows: RowCounts };

/** Reads one line after the heading. Throws a `BackupError` when it is no line of a backup. */
export function readLine(line: string): Line {
  const [[name, value] = [], ...more] = Object.entries(parse(line));
  if (more.length > 0 || !isRow(value)) throw notWhole("a line is no row");
  const table = tables.find((known) => known === name);
  if (table) return { kind: "row", table, row: value };
  if (name === "rows") return { kind: "end", rows: value as RowCounts };
  throw notWhole("a line is of no table");
}

function parse(line: string): object {
  try {
    const value: unknown = JSON.parse(line);
    if (typeof value === "object" && value !== null) return value;
  } catch {
    // Told below, without the line, since it may hold an e-mail.
  }
  throw notWhole("a line is not JSON");
}

function isRow(value: unknown): value is Row {
  return (
    typeof value === "object" &&
    value !== null &&
    Object.values(value).every(
      (cell) => cell === null || typeof cell === "string" || Number.isSafeInteger(cell),
    )
  );
}

/** The error for a file that holds less, or something else, than was written into it. */
export function notWhole(why: string): BackupError {
  return new BackupError(`It is no whole backup: ${why}. Take another one. Nothing was changed.`);
}
