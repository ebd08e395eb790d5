import styles from "./emblem-cards.module.css";

const drawings = {
  bowl: [
    "M24 6C30 11 30 19 24 25C18 19 18 11 24 6Z",
    "M24 25C18 25 13 21 12 14C18 14 22 18 24 25C26 18 30 14 36 14C35 21 30 25 24 25Z",
    "M7 29H41C41 37 34 42 24 42S7 37 7 29Z",
  ],
  sliders: [
    "M11 7V20M11 28V41M24 7V11M24 19V41M37 7V27M37 35V41",
    "M11 20A4 4 0 1 1 11 28A4 4 0 1 1 11 20Z",
    "M24 11A4 4 0 1 1 24 19A4 4 0 1 1 24 11Z",
    "M37 27A4 4 0 1 1 37 35A4 4 0 1 1 37 27Z",
  ],
  book: [
    "M24 13C19 9 12 8 5 9V38C12 37 19 38 24 42C29 38 36 37 43 38V9C36 8 29 9 24 13Z",
    "M24 13V42M11 17C14 17 16 18 18 19M11 25C14 25 16 26 18 27M37 17C34 17 32 18 30 19M37 25C34 25 32 26 30 27",
  ],
  circles: [
    "M24 5A19 19 0 1 1 24 43A19 19 0 1 1 24 5Z",
    "M24 13A11 11 0 1 1 24 35A11 11 0 1 1 24 13Z",
    "M24 21A3 3 0 1 1 24 27A3 3 0 1 1 24 21Z",
  ],
  compass: ["M24 5A19 19 0 1 1 24 43A19 19 0 1 1 24 5Z", "M32 16L27 27L16 32L21 21Z"],
  together: [
    "M24 6A11 11 0 1 1 24 28A11 11 0 1 1 24 6Z",
    "M16 19A11 11 0 1 1 16 41A11 11 0 1 1 16 19Z",
    "M32 19A11 11 0 1 1 32 41A11 11 0 1 1 32 19Z",
  ],
} as const;

type Card = {
  readonly emblem: keyof typeof drawings;
  readonly title: string;
  readonly text: string;
};

/** A few things of equal weight, each with a decorative drawing, a title and a few sentences. */
export function EmblemCards({ cards }: { cards: readonly Card[] }) {
  return (
    <div className={styles.cards}>
      <ul className={`bare ${styles.row}`}>
        {cards.map(({ emblem, title, text }) => (
          <li key={title} className={styles.card}>
            <svg
              className={`icon ${styles.emblem}`}
              viewBox="0 0 48 48"
              width="48"
              height="48"
              aria-hidden="true"
            >
              {drawings[emblem].map((d) => (
                <path key={d} d={d} />
              ))}
            </svg>
            <h3 className={styles.title}>{title}</h3>
            <p className={`quiet ${styles.text}`}>{text}</p>
          </li>
        ))}
      </ul>
    </div>
  );
}
