import { site } from "#content/site.ts";
import { Section } from "#web/ui/section.tsx";
import styles from "./testimonial.module.css";

/** One reader's words; marked as a sample until the owner has a real one. */
export function Testimonial() {
  const { quote, author, isSample } = site.testimonial;
  return (
    <Section id="testimonial">
      <h2 id="testimonial-title" className="spoken">
        What a reader says
      </h2>
      <figure className={`centered ${styles.testimonial}`}>
        <blockquote className={styles.quote}>
          <p>“{quote}”</p>
        </blockquote>
        <figcaption className={`row note ${styles.author}`}>
          <span>{author}</span>
          {isSample && <small>Sample</small>}
        </figcaption>
      </figure>
    </Section>
  );
}
