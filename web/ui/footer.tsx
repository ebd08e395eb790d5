import { addresses } from "#content/site-map.ts";
import { site } from "#content/site.ts";
import { Newsletter } from "./newsletter.tsx";
import styles from "./footer.module.css";

const about = [
  { href: addresses.home, text: "Home" },
  { href: addresses.energyScan, text: "Energy Scan" },
  { href: addresses.exampleReport, text: "Example Report" },
  { href: addresses.about, text: "About Us" },
  { href: addresses.blog, text: "Blog" },
] as const;

const legal = [
  { href: addresses.privacy, text: "Privacy Policy" },
  { href: addresses.terms, text: "Terms of Service" },
  { href: addresses.contact, text: "Contact" },
] as const;

/** The foot of every page: the columns About, Legal and Stay Connected (spec 2). */
export function Footer() {
  return (
    <footer className={styles.footer}>
      <div className={styles.columns}>
        <LinkColumn title="About" links={about} />
        <LinkColumn title="Legal" links={legal} />
        <div>
          <h2 className={styles.title}>Stay Connected</h2>
          <Newsletter />
        </div>
      </div>
      <p className={styles.small}>
        For self-reflection only. Not medical or psychological advice, diagnosis or treatment.
      </p>
      <p className={styles.small}>© 2025 {site.productName}</p>
    </footer>
  );
}

type Link = { readonly href: string; readonly text: string };

function LinkColumn({ title, links }: { title: string; links: readonly Link[] }) {
  return (
    <nav aria-label={title}>
      <h2 className={styles.title}>{title}</h2>
      <ul className={styles.links}>
        {links.map(({ href, text }) => (
          <li key={href}>
            <a href={href}>{text}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
