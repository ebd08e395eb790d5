/** Lets everybody who wants the same thing at the same moment wait for one piece of work; nothing is kept after it. */
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
