import { frame } from "#content/pages.ts";
import { sitePages } from "#content/site-map.ts";
import { Newsletter } from "./newsletter.tsx";
import styles from "./footer.module.css";

/** The foot of every page: the columns About, Legal and Stay Connected (spec 2). */
export function Footer() {
  return (
    <footer className={`screen-only ${styles.footer}`}>
      <div className={styles.columns}>
        {(["About", "Legal"] as const).map((title) => (
          <nav key={title} aria-label={title}>
            <h2 className={styles.title}>{title}</h2>
            <ul className={`bare links nav-links ${styles.links}`}>
              {sitePages
                .filter(({ column }) => column === title)
                .map(({ path, label }) => (
                  <li key={path}>
                    <a href={path}>{label}</a>
                  </li>
                ))}
            </ul>
          </nav>
        ))}
        <div>
          <h2 className={styles.title}>{frame.connected}</h2>
          <Newsletter />
        </div>
      </div>
      <p className={`note ${styles.small}`}>{frame.disclaimer}</p>
      <p className={`note ${styles.small}`}>{frame.copyright}</p>
    </footer>
  );
}
