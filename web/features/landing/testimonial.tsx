import { chakras } from "#content/chakras/chakras.ts";
import { testimonialSample, testimonialTitle } from "#content/landing.ts";
import { testimonial } from "#content/site.ts";
import { chakraKeys } from "#domain/chakra.ts";
import { Picture } from "#web/features/chakra/picture.tsx";
import { Section } from "#web/ui/section.tsx";
import styles from "./testimonial.module.css";

/** The seven scenes as one picture, and one reader's words; marked as a sample until the owner has a real one. */
export function Testimonial() {
  const { quote, author, isSample } = testimonial;
  return (
    <Section>
      <h2 className="spoken">{testimonialTitle}</h2>
      <div className={`screen-only ${styles.picture}`}>
        <Picture of="seven" />
        <ul className={`bare whole ${styles.names}`}>
          {chakraKeys.map((key) => (
            <li key={key}>{chakras[key].name}</li>
          ))}
        </ul>
      </div>
      <figure className={`centered ${styles.testimonial}`}>
        <blockquote className={`tight ${styles.quote}`}>
          <p>“{quote}”</p>
        </blockquote>
        <figcaption className={`row note ${styles.author}`}>
          <span>{author}</span>
          {isSample && <span className="tag">{testimonialSample}</span>}
        </figcaption>
      </figure>
    </Section>
  );
}
