import { useEffect, useRef } from "react";

type Tap = {
  readonly stage: string;
  readonly time: number;
  readonly x: number;
  readonly y: number;
};

const secondTapMilliseconds = 400;
const secondTapPixels = 24;

/**
 * The second half of a double tap hits what has just taken the place of the first: after Begin or Next that would be an
 * answer. A tap at the same spot, in the next stage and at once, is therefore not heard. Keys are not taps.
 */
export function useDoubleTapGuard(stage: string): void {
  const last = useRef<Tap>(undefined);
  useEffect(() => {
    const guard = (event: MouseEvent) => {
      if (event.detail === 0) return;
      const { timeStamp: time, clientX: x, clientY: y } = event;
      const { current: before } = last;
      const isSecond =
        before !== undefined &&
        before.stage !== stage &&
        time - before.time < secondTapMilliseconds &&
        Math.hypot(x - before.x, y - before.y) < secondTapPixels;
      if (isSecond) {
        event.preventDefault();
        event.stopImmediatePropagation();
      }
      last.current = { stage: isSecond ? before.stage : stage, time, x, y };
    };
    document.addEventListener("click", guard, true);
    return () => document.removeEventListener("click", guard, true);
  }, [stage]);
}
