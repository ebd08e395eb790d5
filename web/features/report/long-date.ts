/** "November 21, 2026", for an ISO 8601 time; in the visitor's own time zone where none is named. */
export function longDate(timestamp: string, timeZone?: "UTC"): string {
  const format = new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone });
  return format.format(new Date(timestamp));
}
