import type { ChakraKey } from "#domain/chakra.ts";
import { Lotus } from "#web/features/chakra/lotus.tsx";
import styles from "./report-preview.module.css";

/** A few lines of the sample report. */
export type PreviewWords = {
  readonly chakra: ChakraKey;
  readonly headline: string;
  readonly insight: string;
};

/** A blurred page of the sample report; decorative, so hidden from screen readers. */
export function ReportPreview({ words }: { words: PreviewWords }) {
  return (
    <div className={styles.preview} aria-hidden="true">
      <div className={styles.page}>
        <Lotus chakra={words.chakra} size={40} />
        <p className={styles.headline}>{words.headline}</p>
        <p className={styles.insight}>{words.insight}</p>
      </div>
    </div>
  );
}
