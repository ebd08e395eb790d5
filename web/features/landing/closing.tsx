import { closing } from "#content/landing.ts";
import { addresses } from "#content/site-map.ts";
import { Picture } from "#web/features/chakra/picture.tsx";
import { ButtonLink } from "#web/ui/button.tsx";
import { Section } from "#web/ui/section.tsx";
import styles from "./closing.module.css";

/** The last invitation: one sentence, one button, what the scan is not, and a still lake at sunrise. */
export function Closing() {
  return (
    <Section tone="accent">
      <div className={`centered ${styles.closing}`}>
        <h2>{closing.title}</h2>
        <ButtonLink href={addresses.energyScan}>{closing.begin}</ButtonLink>
        <p className={`note ${styles.disclaimer}`}>{closing.disclaimer}</p>
        <div className={`screen-only chakra-third_eye ${styles.scene}`}>
          <Picture of="third_eye" />
        </div>
      </div>
    </Section>
  );
}
