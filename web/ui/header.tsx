import { addresses } from "#content/site-map.ts";
import { site } from "#content/site.ts";
import { Icon } from "./icon.tsx";
import styles from "./header.module.css";

const links = [
  { href: addresses.energyScan, text: "Energy Scan" },
  { href: addresses.exampleReport, text: "Example Report" },
  { href: addresses.about, text: "About Us" },
  { href: addresses.blog, text: "Blog" },
] as const;

/**
 * The head of every page (spec 2); `path` is the page that is shown.
 * The menu of small screens is a native popover, so it needs no script to open.
 */
export function Header({ path }: { path: string }) {
  return (
    <header className={styles.header}>
      <div className={styles.inside}>
        <a className={styles.name} href={addresses.home}>
          <img src="/favicon.svg" alt="" width="36" height="36" />
          {site.productName}
        </a>
        <button type="button" className={styles.toggle} popoverTarget="menu">
          <Icon name="menu" />
          Menu
        </button>
        <nav id="menu" popover="auto" className={styles.menu} aria-label="Site">
          <ul>
            {links.map(({ href, text }) => (
              <li key={href}>
                <a href={href} aria-current={href === path ? "page" : undefined}>
                  {text}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </header>
  );
}
