import { useEffect, useId, useRef, type ReactNode } from "react";
import { closing } from "#content/pages.ts";
import { Icon } from "./icon.tsx";
import styles from "./dialog.module.css";

type Props = {
  isOpen: boolean;
  title: string;
  /** Two columns wide, where the window has room. */
  wide?: boolean;
  /** A tap above it closes it too. */
  sheet?: boolean;
  /** Called for Esc and the close button alike. */
  onClose: () => void;
  children: ReactNode;
};

/**
 * A modal dialog: focus goes to its heading, stays inside, and returns to the opener when it closes. The heading is not its
 * first element: when the page behind becomes inert, Orca goes to that one silently, and then says nothing of the focus.
 */
export function Dialog({ isOpen, title, wide = false, sheet = false, onClose, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const titleId = useId();

  useEffect(() => {
    if (!isOpen) return dialog.current?.close();
    if (!dialog.current?.open) dialog.current?.showModal();
    heading.current?.focus({ preventScroll: true });
  }, [isOpen]);

  // Not `closedby`, which WebKit does not know.
  useEffect(() => {
    const element = dialog.current;
    if (!sheet || !element) return;
    const closeBeside = ({ target, clientY }: MouseEvent) => {
      if (target === element && clientY < element.getBoundingClientRect().top) element.close();
    };
    element.addEventListener("click", closeBeside);
    return () => element.removeEventListener("click", closeBeside);
  }, [sheet]);

  return (
    <dialog
      ref={dialog}
      className={wide ? `${styles.dialog} ${styles.wide}` : styles.dialog}
      aria-labelledby={titleId}
      onClose={onClose}
    >
      <div className={styles.head}>
        <button
          type="button"
          className={`round-button ${styles.close}`}
          aria-label={closing.dialog}
          onClick={() => dialog.current?.close()}
        >
          <Icon name="close" />
        </button>
        <h2 ref={heading} id={titleId} className="tight" tabIndex={-1}>
          {title}
        </h2>
      </div>
      {children}
    </dialog>
  );
}
