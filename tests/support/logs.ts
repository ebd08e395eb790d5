/** A log that nobody reads. */
export const silent = { info: () => undefined, warn: () => undefined, error: () => undefined };

/** A log that keeps its lines, whatever their level. */
export function keptLog() {
  const lines: string[] = [];
  const write = (facts: object, message: string) =>
    void lines.push(JSON.stringify({ ...facts, message }));
  return { lines, log: { info: write, warn: write, error: write } };
}
