import { useReducer } from "react";
import { again } from "./announce.ts";

/** What a `Status` says, at first nothing, and a function that has it say a text, also the same one again. */
export const useStatus = () => useReducer(again, "");

type Props = { text: string | undefined; className?: string | undefined };

/**
 * A text that screen readers say when it changes. The empty region must be in the page before: what is put into one is said,
 * not one that appears filled. It has no role, by which it would be read aloud as an empty status bar.
 */
export function Status({ text, className = "" }: Props) {
  return (
    <p aria-live="polite" className={`status ${className}`}>
      {/* By its key a new element: of a text that changes, only the letters that differ would be said. */}
      {text && <span key={text}>{text}</span>}
    </p>
  );
}
