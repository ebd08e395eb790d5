import { hero } from "#content/landing.ts";
import { addresses, howItWorksAddress } from "#content/site-map.ts";
import { ButtonLink } from "#web/ui/button.tsx";
import { Section } from "#web/ui/section.tsx";
import { Plate } from "./plate.tsx";
import styles from "./hero.module.css";

/** What the site offers, how long it takes, and what it may cost, before anything else. */
export function Hero() {
  return (
    <Section>
      <div className={styles.hero}>
        <div>
          <h1 className={styles.title}>{hero.title}</h1>
          <p className={`lead ${styles.lead}`}>{hero.lead}</p>
          <div className={`row links ${styles.buttons}`}>
            <ButtonLink href={addresses.energyScan}>{hero.begin}</ButtonLink>
            <a href={howItWorksAddress}>{hero.how}</a>
          </div>
          <p className={`note ${styles.note}`}>
            <strong>{hero.duration}</strong> {hero.price}
          </p>
        </div>
        <Plate />
      </div>
    </Section>
  );
}
