import chapter from "./pages/chapter.avif";
import insight from "./pages/insight.avif";
import opening from "./pages/opening.avif";
import plan from "./pages/plan.avif";
import week from "./pages/week.avif";
import styles from "./report-pages.module.css";

/** Made by `npm run report-pages` from the PDF of the example visitor. */
const pages = [
  {
    part: opening,
    whole: chapter,
    alt: "How a chapter of the PDF begins: its drawing and its name.",
  },
  {
    part: insight,
    whole: chapter,
    alt: "What a chapter of the PDF says: a headline, an insight and a quotation.",
  },
  {
    part: week,
    whole: plan,
    alt: "The week of the PDF: days with practices for morning and anytime.",
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
