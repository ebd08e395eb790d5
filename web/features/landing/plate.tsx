import { chakras } from "#content/chakras/chakras.ts";
import { byChakra } from "#domain/chakra.ts";
import { FlowerNames } from "#web/features/chakra/flower-names.tsx";
import { Picture } from "#web/features/chakra/picture.tsx";
import styles from "./plate.module.css";

/** The flower as a plate of a book shows it, with the name of each chakra before its petal. Decorative. */
export function Plate() {
  return (
    <div className={styles.plate}>
      <Picture of="flower" isFirst />
      <svg viewBox="-134 -134 268 268" aria-hidden="true">
        <FlowerNames id="plate" names={byChakra((key) => chakras[key].name)} />
      </svg>
    </div>
  );
}
