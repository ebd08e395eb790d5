/** A clock that runs like another one and can be moved while it runs. */
export type Clock = {
  readonly now: () => Date;
  /** Moves the clock on, or back with a negative number of milliseconds. */
  readonly move: (ms: number) => void;
};

export function createClock(base: () => Date): Clock {
  let offset = 0;
  return {
    now: () => new Date(base().getTime() + offset),
    move: (ms) => void (offset += ms),
  };
}

/** The clock as Stripe writes it: whole seconds since 1970. */
export function seconds(now: Date): number {
  return Math.floor(now.getTime() / 1000);
}
