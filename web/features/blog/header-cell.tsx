import type { ReactNode } from "react";

/** A column's heading in an article's table; the empty corner above the row names is no heading at all. */
export function HeaderCell({ children }: { children?: ReactNode }) {
  return children ? <th scope="col">{children}</th> : <td>{children}</td>;
}
