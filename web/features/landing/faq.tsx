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
        <div className="ruled">
          {faq.map(({ question, answer }) => (
            <details key={question} name="faq" className={`disclosure ${styles.item}`}>
              <summary>{question}</summary>
              <p className={`quiet ${styles.answer}`}>{answer}</p>
            </details>
          ))}
        </div>
      </div>
    </Section>
  );
}
