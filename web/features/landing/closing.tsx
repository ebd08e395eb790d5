import { closing } from "#content/landing.ts";
import { addresses } from "#content/site-map.ts";
import { Lotus } from "#web/features/chakra/lotus.tsx";
import { ButtonLink } from "#web/ui/button.tsx";
import { Section } from "#web/ui/section.tsx";
import styles from "./closing.module.css";

/** The last invitation: one sentence, one button, and what the scan is not. */
export function Closing() {
  return (
    <Section id="closing" tone="accent">
      <div className={`screen-only ${styles.ornament}`}>
        <Lotus chakra="heart" size={560} />
      </div>
      <div className={`centered ${styles.closing}`}>
        <h2 id="closing-title">{closing.title}</h2>
        <ButtonLink href={addresses.energyScan}>Take the Energy Scan</ButtonLink>
        <p className={`note ${styles.disclaimer}`}>{closing.disclaimer}</p>
      </div>
    </Section>
  );
}
