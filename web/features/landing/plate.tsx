import { chakras } from "#content/chakras/chakras.ts";
import { chakraKeys } from "#domain/chakra.ts";
import { Picture } from "#web/features/chakra/picture.tsx";
import styles from "./plate.module.css";

/** A circle of names from its lowest point clockwise, and one from its highest counterclockwise, to be read from below. */
const above = `M0 116A116 116 0 0 1 0-116A116 116 0 0 1 0 116`;
const below = `M0-122A122 122 0 0 0 0 122A122 122 0 0 0 0-122`;

/** The flower as a plate of a book shows it, with the name of each chakra before its petal. Decorative. */
export function Plate() {
  return (
    <div className={styles.plate}>
      <Picture of="flower" isFirst />
      <svg className={styles.frame} viewBox="-128 -128 256 256" aria-hidden="true">
        <circle r="126" />
        <path id="names-above" d={above} />
        <path id="names-below" d={below} />
        <text>
          {chakraKeys.map((key, index) => {
            const turn = (index / chakraKeys.length) * 100;
            const isAbove = turn < 33 || turn > 66;
            return (
              <textPath
                key={key}
                href={isAbove ? "#names-above" : "#names-below"}
                startOffset={`${((isAbove ? turn + 50 : 100 - turn) % 100).toFixed(2)}%`}
              >
                {chakras[key].name}
              </textPath>
            );
          })}
        </text>
      </svg>
    </div>
  );
}
