import type { ReactNode } from "react";

/** A column heading of an article's table; the empty corner cell is no heading. */
export function HeaderCell({ children }: { children?: ReactNode }) {
  return children ? <th scope="col">{children}</th> : <td>{children}</td>;
}
