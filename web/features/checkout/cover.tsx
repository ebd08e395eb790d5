import type { ReactNode } from "react";
import { reportTitle } from "#content/scan-messages.ts";
import { Picture } from "#web/features/chakra/picture.tsx";
import { pictureAddress } from "#web/features/chakra/pictures.ts";
import { site } from "#content/site.ts";
import styles from "./cover.module.css";

type Props = { firstName?: string | undefined; children?: ReactNode };

const buds = pictureAddress("buds", "light");

/** The cover of a buyer's report around its flower, or buds, as wide as its place, on the same paper by night. Decorative. */
export function Cover({ firstName, children }: Props) {
  return (
    <div className={`paper ${styles.cover}`} aria-hidden="true">
      <p>{reportTitle}</p>
      <div className={styles.flower}>
        {children}
        <Picture of="buds" addresses={{ light: buds, dark: buds }} />
      </div>
      <p>{firstName}</p>
      <p className={styles.brand}>{site.productName}</p>
    </div>
  );
}
