import type { ChakraKey } from "#domain/chakra.ts";
import { Lotus } from "./lotus.tsx";
import styles from "./emblem-cards.module.css";

type Card = { readonly emblem: ChakraKey; readonly title: string; readonly text: string };

/** A few things of equal weight, each with the lotus of a chakra, a title and a few sentences. */
export function EmblemCards({ cards }: { cards: readonly Card[] }) {
  return (
    <div className="measured">
      <ul className={`bare ${styles.row}`}>
        {cards.map(({ emblem, title, text }) => (
          <li key={title} className={`tight ${styles.card}`}>
            <Lotus chakra={emblem} size={48} />
            <h3 className={styles.title}>{title}</h3>
            <p className="quiet">{text}</p>
          </li>
        ))}
      </ul>
    </div>
  );
}
