/** "November 21, 2026", for an ISO 8601 time, in the visitor's own time zone. */
export function longDate(timestamp: string): string {
  return new Intl.DateTimeFormat("en-US", { dateStyle: "long" }).format(new Date(timestamp));
}
