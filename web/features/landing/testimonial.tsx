import { site } from "#content/site.ts";
import { Lotus } from "#web/features/chakra/lotus.tsx";
import { Section } from "#web/ui/section.tsx";
import { Tag } from "#web/ui/tag.tsx";
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
        <Lotus chakra="heart" size={56} />
        <blockquote className={styles.quote}>
          <p>“{quote}”</p>
        </blockquote>
        <figcaption className={`row quiet ${styles.author}`}>
          <span>{author}</span>
          {isSample && <Tag>Sample</Tag>}
        </figcaption>
      </figure>
    </Section>
  );
}
