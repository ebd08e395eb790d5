import { useEffect, useRef, useState } from "react";

/** Spec 2 and 9: changing question fades out for 150 ms. */
const fadeMilliseconds = 150;

/**
 * Whether the question is fading out, and a function that fades it out and then does `then`.
 * A second call while fading is ignored, so a double tap never answers two questions.
 * Visitors who prefer reduced motion get the next question at once.
 */
export function useFadeOut(): readonly [boolean, (then: () => void) => void] {
  const [isLeaving, setIsLeaving] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => () => clearTimeout(timer.current), []);

  const leave = (then: () => void) => {
    if (isLeaving) return;
    if (matchMedia("(prefers-reduced-motion: reduce)").matches) return then();
    setIsLeaving(true);
    timer.current = setTimeout(() => {
      setIsLeaving(false);
      then();
    }, fadeMilliseconds);
  };
  return [isLeaving, leave];
}
