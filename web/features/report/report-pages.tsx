import chapterPart from "./pages/chapter-part.avif";
import chapter from "./pages/chapter.avif";
import letterPart from "./pages/letter-part.avif";
import letter from "./pages/letter.avif";
import planPart from "./pages/plan-part.avif";
import plan from "./pages/plan.avif";
import styles from "./report-pages.module.css";

/** Made by `npm run report-pages` from the PDF of the example visitor. */
const pages = [
  {
    part: letterPart,
    whole: letter,
    alt: "The letter of the PDF: a small flower, and what these scores say together.",
  },
  {
    part: chapterPart,
    whole: chapter,
    alt: "A chapter of the PDF: its drawing, and a score with its state.",
  },
  {
    part: planPart,
    whole: plan,
    alt: "The week of the PDF: days with a practice for the morning.",
  },
] as const;

/** The telling parts of the example's pages; each opens its whole page. */
export function ReportPages() {
  return (
    <div className={`screen-only ${styles.frame}`}>
      <ul className={`bare ${styles.pages}`} aria-label="Pages of the example report">
        {pages.map(({ part, whole, alt }) => (
          <li key={alt}>
            <a href={whole.src} className={styles.page}>
              <img
                className={styles.picture}
                src={part.src}
                width={part.width}
                height={part.height}
                alt={alt}
                loading="lazy"
                decoding="async"
              />
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
