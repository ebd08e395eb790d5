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
 * Ignores a tap at the same spot right after a new stage has appeared: the second half of a double tap on Begin or Next
 * would choose an answer. Keys are not affected.
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
