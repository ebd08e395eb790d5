import type { render } from "astro:content";
import { blog } from "#content/pages.ts";
import { Button } from "#web/ui/button.tsx";
import { Icon } from "#web/ui/icon.tsx";
import styles from "./contents.module.css";

/** The headings of an article as Astro finds them; `slug` is the id of one. */
export type Headings = Awaited<ReturnType<typeof render>>["headings"];

/** The fewest sections that need a list of contents. */
const longFrom = 4;

/**
 * The sections of a long article as links; nothing for a short one. Beside the text where there is room, and else a popover,
 * which opens without a script.
 */
export function Contents({ headings }: { headings: Headings }) {
  const sections = headings.filter(({ depth }) => depth === 2);
  if (sections.length < longFrom) return null;
  return (
    <div className={`screen-only ${styles.contents}`}>
      <Button variant="secondary" popoverTarget="contents">
        <Icon name="menu" />
        {blog.contents}
      </Button>
      <nav id="contents" popover="auto" className={styles.list} aria-label={blog.contents}>
        <p className={`tight ${styles.title}`} aria-hidden="true">
          {blog.contents}
        </p>
        <ol className="bare nav-links">
          {sections.map(({ slug, text }) => (
            <li key={slug}>
              <a href={`#${slug}`}>{text}</a>
            </li>
          ))}
        </ol>
      </nav>
    </div>
  );
}
