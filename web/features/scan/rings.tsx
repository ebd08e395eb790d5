import { useId } from "react";
import type { Ring, Snapshot } from "#domain/scan/snapshot.ts";
import { growthRings, ringsViewBox } from "#drawing/growth-rings.ts";
import { rings as words } from "#content/snapshot.ts";
import { longDate } from "#web/features/report/long-date.ts";
import styles from "./rings.module.css";

type Props = {
  /** The oldest first; the last is today's. */
  rings: readonly Ring[];
  /** Which one the flower shows. */
  shown: number;
  /** Which one today's is compared with. */
  before: Snapshot | undefined;
  onShow: (index: number) => void;
};

/** The kept flowers as rings of a tree, and a slider from one to the next. */
export function Rings({ rings, shown, before, onShow }: Props) {
  const id = useId();
  const dayOf = (ring: Ring | undefined) => (ring?.keptAt ? longDate(ring.keptAt) : words.today);
  return (
    <div className={styles.rings}>
      <svg className={styles.tree} viewBox={ringsViewBox} aria-hidden="true">
        {growthRings(rings.map(({ scores }) => scores)).map((d, index) => (
          <path key={index} d={d} className={index === shown ? styles.shown : undefined} />
        ))}
      </svg>
      <div className={`tight ${styles.slider}`}>
        <p className={`row ${styles.line}`}>
          <label htmlFor={id}>{words.label}</label>
          <strong aria-hidden="true">{dayOf(rings[shown])}</strong>
        </p>
        <input
          id={id}
          type="range"
          min={0}
          max={rings.length - 1}
          value={shown}
          aria-valuetext={dayOf(rings[shown])}
          onChange={(event) => onShow(event.target.valueAsNumber)}
        />
        {before && (
          <p className="note">
            {before === rings[shown] ? words.dottedToday : words.dotted(dayOf(before))}
          </p>
        )}
      </div>
    </div>
  );
}
