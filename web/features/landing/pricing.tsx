import type { ReactNode } from "react";
import { pricing } from "#content/landing.ts";
import { addresses } from "#content/site-map.ts";
import { site } from "#content/site.ts";
import { Picture } from "#web/features/chakra/picture.tsx";
import { pictureAddress } from "#web/features/chakra/pictures.ts";
import { Cover } from "#web/features/checkout/cover.tsx";
import { ReportPages } from "#web/features/report/report-pages.tsx";
import { ButtonLink } from "#web/ui/button.tsx";
import { Section } from "#web/ui/section.tsx";
import { Ticks } from "#web/ui/ticks.tsx";
import styles from "./pricing.module.css";

/** On the cover, which is paper by night too. */
const flower = pictureAddress("example", "light");

/** What is free and what the report costs (spec 2 and 9). */
export function Pricing() {
  return (
    <Section tone="sunken">
      <div className={`stack ${styles.offers}`}>
        <div>
          <h2>{pricing.title}</h2>
          <p className={`lead ${styles.lead}`}>{pricing.lead}</p>
          <Plan {...pricing.free}>
            <ButtonLink href={addresses.energyScan} wide>
              {pricing.begin}
            </ButtonLink>
          </Plan>
        </div>
        <div className={`card ${styles.report}`}>
          <Plan name={site.offer.name} {...pricing.report}>
            <ButtonLink href={addresses.exampleReport} variant="secondary" wide>
              {pricing.example}
            </ButtonLink>
          </Plan>
        </div>
      </div>
      <div className={`screen-only ${styles.pictures}`}>
        <p className="note">{pricing.pages}</p>
        <ReportPages>
          <li aria-hidden="true">
            <Cover firstName={undefined}>
              <Picture of="example" addresses={{ light: flower, dark: flower }} />
            </Cover>
          </li>
        </ReportPages>
      </div>
    </Section>
  );
}

type PlanProps = {
  name: string;
  price: string;
  terms: string;
  contains: readonly string[];
  children: ReactNode;
};

function Plan({ name, price, terms, contains, children }: PlanProps) {
  return (
    <div className="stack">
      <div className={`tight ${styles.head}`}>
        <h3>{name}</h3>
        <p className={styles.price}>{price}</p>
        <p className={`note ${styles.terms}`}>{terms}</p>
      </div>
      <Ticks lines={contains} />
      {children}
    </div>
  );
}
