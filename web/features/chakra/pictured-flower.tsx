import { Flower, type AboutFlower } from "./flower.tsx";
import styles from "./flower.module.css";
import { Picture } from "./picture.tsx";
import type { PictureName } from "./pictures.ts";

/** Names and numbers around a flower that is a file of its own. */
export function PicturedFlower({ of: name, ...about }: AboutFlower & { of: PictureName }) {
  return (
    <div className={styles.pictured}>
      <Picture of={name} />
      <Flower {...about} />
    </div>
  );
}
