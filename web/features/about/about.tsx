import type { ReactNode } from "react";
import { about } from "#content/about.ts";
import { addresses } from "#content/site-map.ts";
import { research } from "#content/research.ts";
import { founderStory } from "#content/site.ts";
import { chakraKeys } from "#domain/chakra.ts";
import { ClosingBand } from "#web/features/chakra/closing-band.tsx";
import { Lotus } from "#web/features/chakra/lotus.tsx";
import { Picture } from "#web/features/chakra/picture.tsx";
import { ButtonLink } from "#web/ui/button.tsx";
import { EmblemCards } from "#web/features/chakra/emblem-cards.tsx";
import { Section } from "#web/ui/section.tsx";
import styles from "./about.module.css";

/** The About page: founder with a portrait if there is one, values, research, and where to go on (spec 2). */
export function About({ children }: { children?: ReactNode }) {
  const { isSample, paragraphs } = founderStory;
  return (
    <>
      <Section id="about">
        <h1>{about.title}</h1>
        <p className="lead">{about.lead}</p>
        <div className={`screen-only chakra-heart ${styles.scene}`}>
          <Picture of="heart" isFirst />
        </div>
        <div className={`card beside ${styles.letter}`}>
          <div className={`row tight ${styles.top}`}>
            <h2>{about.story}</h2>
            {isSample && <span className="tag">{about.sample}</span>}
          </div>
          <div>
            {children}
            {paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
            <p className="row tight" aria-hidden="true">
              {chakraKeys.map((key) => (
                <Lotus key={key} chakra={key} size={28} />
              ))}
            </p>
          </div>
        </div>
      </Section>
      <Section tone="sunken">
        <h2>{about.valuesTitle}</h2>
        <EmblemCards cards={about.values} />
      </Section>
      <Research />
      <ClosingBand scene="sacral" isFirst>
        <h2>{about.goOn.title}</h2>
        <div className="row">
          <ButtonLink href={addresses.energyScan}>{about.goOn.scan}</ButtonLink>
          <ButtonLink href={addresses.blog} variant="secondary">
            {about.goOn.blog}
          </ButtonLink>
        </div>
      </ClosingBand>
    </>
  );
}

/** Which practices have been studied, each with one source, and what that does not show. */
function Research() {
  const { lead, tradition, findings, limits } = research;
  return (
    <Section>
      <div className={`beside ${styles.research}`}>
        <div>
          <h2>{about.researchTitle}</h2>
          <p className="quiet">{lead}</p>
          <p className="note">{tradition}</p>
        </div>
        <div>
          <dl className="ruled">
            {Object.values(findings).map(({ practice, finding, howWell, source }) => (
              <div key={practice} className={styles.finding}>
                <dt>{practice}</dt>
                <dd>
                  {finding} {howWell}
                </dd>
                <dd className="note">{source}</dd>
              </div>
            ))}
          </dl>
          <p className={styles.finding}>{limits}</p>
        </div>
      </div>
    </Section>
  );
}
