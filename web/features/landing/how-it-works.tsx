import { howItWorks, steps } from "#content/landing.ts";
import { addresses } from "#content/site-map.ts";
import { ButtonLink } from "#web/ui/button.tsx";
import { Section } from "#web/ui/section.tsx";
import styles from "./how-it-works.module.css";

/** The three steps, with large numbers. */
export function HowItWorks() {
  return (
    <Section id="how-it-works" tone="sunken">
      <h2>{howItWorks.title}</h2>
      <ol className={`bare stack ${styles.steps}`}>
        {steps.map(({ title, text }, index) => (
          <li key={title} className={`tight ${styles.step}`}>
            <span className={styles.number} aria-hidden="true">
              {index + 1}
            </span>
            <h3 className={styles.title}>{title}</h3>
            <p className="quiet">{text}</p>
          </li>
        ))}
      </ol>
      <ButtonLink href={addresses.energyScan}>{howItWorks.begin}</ButtonLink>
    </Section>
  );
}
