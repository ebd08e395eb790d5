import { useEffect, useState } from "react";
import type { Section } from "#domain/report/outline.ts";

/** The place in `sections`, as they stand on the screen, of the one that is being read: the last whose heading has passed the middle of the window. */
export function useCurrentSection(sections: readonly Section[]): number {
  const [current, setCurrent] = useState(0);
  useEffect(() => {
    const ids = sections.map(({ id }) => id);
    const passed = new Set<string>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { isIntersecting, target } of entries) {
          if (isIntersecting) passed.add(target.id);
          else passed.delete(target.id);
        }
        const last = ids.findLastIndex((id) => passed.has(id));
        setCurrent(Math.max(0, last));
      },
      { rootMargin: "9999999px 0px -50% 0px" },
    );
    for (const id of ids) {
      const heading = document.getElementById(id);
      if (heading) observer.observe(heading);
    }
    return () => observer.disconnect();
  }, [sections]);
  return current;
}
