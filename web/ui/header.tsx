import { frame } from "#content/pages.ts";
import { addresses, sitePages } from "#content/site-map.ts";
import { site } from "#content/site.ts";
import { Button } from "./button.tsx";
import { Icon } from "./icon.tsx";
import styles from "./header.module.css";

const links = sitePages.filter(({ isInHeader }) => isInHeader);

/**
 * The header of every page (spec 2); `path` is the page that is shown. On small screens the menu is a popover, which opens
 * without a script.
 */
export function Header({ path }: { path: string }) {
  return (
    <header className={`screen-only ${styles.header}`}>
      <div className={`row wide-page ${styles.inside}`}>
        <a className={styles.name} href={addresses.home}>
          <picture>
            <source srcSet="/favicon-dark.svg" media="(prefers-color-scheme: dark)" />
            <img src="/favicon.svg" alt="" width="36" height="36" />
          </picture>
          {site.productName}
        </a>
        <Button variant="secondary" popoverTarget="menu">
          <Icon name="menu" />
          {frame.menu}
        </Button>
        <nav id="menu" popover="auto" className={styles.menu} aria-label={frame.site}>
          <ul className="bare nav-links">
            {links.map((link) => (
              <li key={link.path}>
                <a href={link.path} aria-current={link.path === path ? "page" : undefined}>
                  {link.label}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </header>
  );
}
