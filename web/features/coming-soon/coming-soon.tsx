import { comingSoon } from "#content/pages.ts";
import { Lotus } from "#web/features/chakra/lotus.tsx";
import styles from "./coming-soon.module.css";

/** A page that has only its title yet (spec 2). */
export function ComingSoon({ title }: { title: string }) {
  return (
    <section className={`centered ${styles.page}`}>
      <Lotus chakra="heart" size={96} />
      <h1>{title}</h1>
      <p className="lead">{comingSoon}</p>
    </section>
  );
}
