/** A clock that runs like another one and can be moved, on or back, by milliseconds. */
export type Clock = ReturnType<typeof createClock>;

export function createClock(base: () => Date) {
  let offset = 0;
  return {
    now: () => new Date(base().getTime() + offset),
    move: (ms: number) => void (offset += ms),
  };
}

/** The clock as Stripe writes it: whole seconds since 1970. */
export function seconds(now: Date): number {
  return Math.floor(now.getTime() / 1000);
}
