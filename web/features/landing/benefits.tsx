import { benefits } from "#content/landing.ts";
import { addresses } from "#content/site-map.ts";
import { EmblemCards } from "#web/features/chakra/emblem-cards.tsx";
import { Section } from "#web/ui/section.tsx";
import styles from "./benefits.module.css";

/** Three reasons to try it, and a link to the evidence (spec 2). */
export function Benefits() {
  return (
    <Section>
      <div className={`beside tight ${styles.benefits}`}>
        <h2>{benefits.title}</h2>
        <EmblemCards cards={benefits.cards} />
        <p className="links">
          <a href={addresses.about}>{benefits.evidence}</a>
        </p>
      </div>
    </Section>
  );
}
