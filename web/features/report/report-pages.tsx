import type { ReactNode } from "react";
import chapter from "./pages/chapter.avif";
import letter from "./pages/letter.avif";
import plan from "./pages/plan.avif";
import styles from "./report-pages.module.css";

/** Made by `npm run report-pages` from the PDF of the example visitor. */
const pages = [
  { page: letter, alt: "The letter at the beginning of the PDF." },
  { page: chapter, alt: "How a chapter of the PDF begins: its drawing and its name." },
  { page: plan, alt: "The week of the PDF: days with practices for morning and anytime." },
] as const;

/** Whole pages of the example, after a cover or nothing; each opens large. */
export function ReportPages({ children }: { children?: ReactNode }) {
  return (
    <div className="screen-only">
      <ul className={`bare ${styles.pages}`} aria-label="Pages of the example report">
        {children}
        {pages.map(({ page, alt }) => (
          <li key={alt}>
            <a href={page.src} className={styles.page}>
              <img
                src={page.src}
                width={page.width}
                height={page.height}
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
