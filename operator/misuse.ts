/** Thrown at the first mistake in a command line, and caught where it is read. */
export class Misuse extends Error {}

/** The beginning of a day, in UTC. */
export function readDay(name: string, word: string): Date {
  const day = new Date(`${word}T00:00:00Z`);
  // Checked, because Date moves a day that does not exist, such as February 30.
  const isDay = !Number.isNaN(day.getTime()) && day.toISOString().slice(0, 10) === word;
  if (isDay) return day;
  throw new Misuse(`--${name} must be a day such as 2026-11-21.`);
}

/** The end of a day, which is meant to be included. */
export function readLastDay(name: string, word: string): Date {
  return new Date(readDay(name, word).getTime() + 24 * 60 * 60 * 1000);
}
