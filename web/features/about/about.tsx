import { about } from "#content/about.ts";
import { addresses } from "#content/site-map.ts";
import { site } from "#content/site.ts";
import { chakraKeys } from "#domain/chakra.ts";
import { Lotus } from "#web/features/chakra/lotus.tsx";
import { ButtonLink } from "#web/ui/button.tsx";
import { EmblemCards } from "#web/ui/emblem-cards.tsx";
import { Section } from "#web/ui/section.tsx";
import { Research } from "./research.tsx";
import styles from "./about.module.css";

/** The About page: founder, values, research, and where to go on (spec 2). */
export function About() {
  const { isSample, paragraphs } = site.founderStory;
  return (
    <>
      <Section id="about">
        <div className="stack">
          <h1 id="about-title">About Us</h1>
          <p className={`lead ${styles.lead}`}>{about.lead}</p>
          <p className={styles.lotuses} aria-hidden="true">
            {chakraKeys.map((key) => (
              <Lotus key={key} chakra={key} size={48} />
            ))}
          </p>
        </div>
        <div className={`beside ${styles.story}`}>
          <div>
            <h2 className={styles.storyTitle}>Our story</h2>
            {isSample && <p className={`quiet ${styles.sample}`}>Sample</p>}
          </div>
          <div className={styles.text}>
            {paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        </div>
      </Section>
      <Section id="values" tone="sunken">
        <h2 id="values-title">What we hold to</h2>
        <EmblemCards cards={about.values} />
      </Section>
      <Research />
      <Section id="next" tone="accent">
        <div className="centered screen-only">
          <h2 id="next-title">See for yourself</h2>
          <div className="row">
            <ButtonLink href={addresses.energyScan}>Take the Energy Scan</ButtonLink>
            <ButtonLink href={addresses.blog} variant="secondary">
              Read the Blog
            </ButtonLink>
          </div>
        </div>
      </Section>
    </>
  );
}
