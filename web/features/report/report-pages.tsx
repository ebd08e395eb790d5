import chapter from "./pages/chapter.avif";
import cover from "./pages/cover.avif";
import plan from "./pages/plan.avif";
import styles from "./report-pages.module.css";

/** Made by `npm run report-pages` from the PDF of the example visitor. */
const pages = [
  { picture: cover, name: "The cover", shows: "the flower of seven scores, each with its name" },
  { picture: chapter, name: "A chapter", shows: "a score, what it may mean, and practices" },
  { picture: plan, name: "The week", shows: "seven days with a practice for each time of day" },
] as const;

/** Pages of the example's PDF side by side; each opens by itself, to be read in full size. */
export function ReportPages() {
  return (
    <ul className={`bare screen-only ${styles.pages}`} aria-label="Pages of the example report">
      {pages.map(({ picture: { src, width, height }, name, shows }) => (
        <li key={name}>
          <a href={src} className={styles.page}>
            <img
              className={styles.picture}
              src={src}
              width={width}
              height={height}
              alt={`${name} of the PDF: ${shows}.`}
              loading="lazy"
              decoding="async"
            />
          </a>
        </li>
      ))}
    </ul>
  );
}
