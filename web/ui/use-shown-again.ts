import { useEffect, useEffectEvent } from "react";

/** Calls back when the browser shows this page again just as it was left, from its back-forward cache. */
export function useShownAgain(onShownAgain: () => void): void {
  const tell = useEffectEvent(onShownAgain);
  useEffect(() => {
    const wake = ({ persisted }: PageTransitionEvent) => {
      if (persisted) tell();
    };
    addEventListener("pageshow", wake);
    return () => removeEventListener("pageshow", wake);
  }, []);
}
