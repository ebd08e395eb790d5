import { addresses, sitePages } from "#content/site-map.ts";
import { Lotus } from "#web/features/chakra/lotus.tsx";
import { ButtonLink } from "#web/ui/button.tsx";
import styles from "./error-page.module.css";

const wayOn: readonly string[] = [addresses.energyScan, addresses.exampleReport, addresses.blog];

/** What a wrong address shows, with status 404. */
export function NotFound() {
  return (
    <section className={`stack ${styles.page}`}>
      <Lotus chakra="third_eye" size={96} />
      <h1>Page not found</h1>
      <p>
        There is no page at this address. It may have moved, or a letter went missing on the way.
        Check the address, or go on from here:
      </p>
      <ul className={styles.links}>
        {sitePages
          .filter(({ path }) => wayOn.includes(path))
          .map(({ path, label }) => (
            <li key={path}>
              <a href={path}>{label}</a>
            </li>
          ))}
      </ul>
      <ButtonLink href={addresses.home}>Return Home</ButtonLink>
    </section>
  );
}
