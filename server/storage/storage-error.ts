/** The storage failed for now: it is away, full, locked or restarting. `cause` says more. */
export class StorageError extends Error {
  override readonly name = "StorageError";
}

/** Wraps a store so that every failure is a `StorageError`, except TypeErrors, which are our own mistakes. */
export function tellStorageErrors<Store extends object>(store: Store): Store {
  return aroundEach(store, async (work) => {
    try {
      return await work();
    } catch (cause) {
      if (cause instanceof TypeError) throw cause;
      throw new StorageError("The storage did not do what was asked.", { cause });
    }
  });
}

/** Wraps a store so that `around` carries out each of its calls. */
export function aroundEach<Store extends object>(
  store: Store,
  around: <Result>(work: () => Promise<Result>) => Promise<Result>,
): Store {
  type Call = (...args: readonly unknown[]) => Promise<unknown>;
  const calls = Object.entries<Call>(store as Record<string, Call>);
  const within = calls.map(([name, work]): [string, Call] => [
    name,
    (...args) => around(() => work(...args)),
  ]);
  return Object.fromEntries(within) as Store;
}
