import { faq } from "#content/faq.ts";
import { faqTitle } from "#content/landing.ts";
import { Section } from "#web/ui/section.tsx";
import styles from "./faq.module.css";

/** Five questions; `name` lets at most one answer be open (spec 2). */
export function Faq() {
  return (
    <Section id="faq">
      <div className="beside">
        <h2>{faqTitle}</h2>
        <div className={styles.list}>
          {faq.map(({ question, answer }) => (
            <details key={question} name="faq" className={styles.item}>
              <summary className={styles.question}>
                {question}
                <svg
                  className={`screen-only icon ${styles.chevron}`}
                  viewBox="0 0 20 20"
                  width="20"
                  height="20"
                  aria-hidden="true"
                >
                  <path d="M4 7l6 6 6-6" />
                </svg>
              </summary>
              <p className={`quiet ${styles.answer}`}>{answer}</p>
            </details>
          ))}
        </div>
      </div>
    </Section>
  );
}
