import { useEffect, useRef, type ReactNode } from "react";
import { closing } from "#content/pages.ts";
import { Icon } from "./icon.tsx";
import { focusPlace } from "./show-place.ts";
import styles from "./banner.module.css";

type Message = {
  readonly kind: "success" | "error" | "warning" | "info";
  readonly text: string;
  /** It is an alert, as errors and warnings are. */
  readonly isUrgent?: boolean | undefined;
};

type Props = {
  message: Message | undefined;
  onDismiss: () => void;
  /** What the visitor can do about it, offered below the message. */
  children?: ReactNode;
};

const icons = { success: "check", error: "alert", warning: "alert", info: "info" } as const;
const tones = {
  success: "state-balanced",
  error: styles.error,
  warning: "state-blocked",
  info: "state-needs_support",
};

/**
 * One message that stays until it is closed (spec 8). An alert is announced when it appears. The polite region is always
 * in the page, because what is put into one is announced, not one that appears filled; without a role, by which it would be
 * read aloud while it is empty. No region is heard while a page loads: then `goToTop` focuses the message.
 */
export function Banner({ message, onDismiss, children }: Props) {
  const regions = useRef<HTMLDivElement>(null);
  // Scrolls to the banner, which may be far from where the visitor is.
  useEffect(() => {
    if (message) regions.current?.scrollIntoView({ block: "nearest" });
  }, [message]);

  // The button goes away with the message: the focus goes to the heading of the view or dialog, which says where it is.
  const dismiss = () => {
    const view = regions.current?.closest("dialog, main");
    const heading = view?.querySelector<HTMLElement>("[tabindex]:is(h1, h2)");
    if (heading) focusPlace(heading, { preventScroll: true });
    onDismiss();
  };
  const isUrgent = message?.isUrgent ?? ["error", "warning"].includes(message?.kind ?? "");
  const strip = message && (
    <div className={`${styles.banner} ${tones[message.kind]}`}>
      <Icon name={icons[message.kind]} />
      <p className={`tight ${styles.text}`} tabIndex={isUrgent ? undefined : -1}>
        {message.text}
      </p>
      <button type="button" className="round-button" onClick={dismiss} aria-label={closing.message}>
        <Icon name="close" />
      </button>
    </div>
  );
  return (
    <div ref={regions}>
      <div aria-live="polite">{!isUrgent && strip}</div>
      {isUrgent && <div role="alert">{strip}</div>}
      {/* Outside the live regions, so that only the message is announced. */}
      {children && <p className={`row ${styles.actions}`}>{children}</p>}
    </div>
  );
}
