import type { ComponentProps } from "react";
import styles from "./button.module.css";

type Look = { variant?: "primary" | "secondary"; wide?: boolean };

/**
 * A button; one primary per view. Say beside it why it is disabled. `aria-busy` says that it works, and leaves it enabled and
 * focused.
 */
export function Button({ variant, wide, ...props }: ComponentProps<"button"> & Look) {
  return <button type="button" {...props} className={classes(variant, wide)} />;
}

/** A link that looks like a button: for going somewhere, not for doing something. */
export function ButtonLink({ variant, wide, children, ...props }: ComponentProps<"a"> & Look) {
  return (
    <a {...props} className={classes(variant, wide)}>
      {children}
    </a>
  );
}

/** The look of a button, for an element that has it only at times. */
export function classes(variant: Look["variant"] = "primary", wide = false): string {
  return [styles.button, styles[variant], wide ? styles.wide : ""].join(" ").trim();
}
