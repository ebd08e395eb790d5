/** Runs `work` once for all calls with the same key that arrive before it ends; keeps nothing afterwards. */
export function createSingleFlight<T>(): (key: string, work: () => Promise<T>) => Promise<T> {
  const underWay = new Map<string, Promise<T>>();
  return (key, work) => {
    const begun = underWay.get(key);
    if (begun) return begun;
    const done = work().finally(() => underWay.delete(key));
    underWay.set(key, done);
    return done;
  };
}
