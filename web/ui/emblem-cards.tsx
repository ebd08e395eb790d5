import { Emblem, type EmblemName } from "./emblem.tsx";
import styles from "./emblem-cards.module.css";

type Card = { readonly emblem: EmblemName; readonly title: string; readonly text: string };

/** A few things of equal weight, each with a drawing, a title and a few sentences. */
export function EmblemCards({ cards }: { cards: readonly Card[] }) {
  return (
    <div className={styles.cards}>
      <ul className={`bare ${styles.row}`}>
        {cards.map(({ emblem, title, text }) => (
          <li key={title} className={styles.card}>
            <Emblem name={emblem} />
            <h3 className={styles.title}>{title}</h3>
            <p className={`quiet ${styles.text}`}>{text}</p>
          </li>
        ))}
      </ul>
    </div>
  );
}
