import { Illustrations } from "./illustrations.tsx";
import { Parts } from "./parts.tsx";
import styles from "./gallery.module.css";

/** Every part in every state, for developers; served by `npm run dev` only. */
export function Gallery() {
  return (
    <div className={styles.gallery}>
      <h1>Gallery</h1>
      <Parts />
      <Illustrations />
    </div>
  );
}
