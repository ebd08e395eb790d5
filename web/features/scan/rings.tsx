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

/** A slider from one kept flower to the next, which day is drawn how, and all of them as rings of a tree. */
export function Rings({ rings, shown, before, onShow }: Props) {
  const dayOf = (ring: Ring | undefined) => (ring?.keptAt ? longDate(ring.keptAt) : words.today);
  return (
    <div className={`tight ${styles.rings}`}>
      <label className={`row ${styles.line}`}>
        {words.label}
        <strong aria-hidden="true">{words.drawn(dayOf(rings[shown]))}</strong>
        <input
          type="range"
          min={0}
          max={rings.length - 1}
          value={shown}
          aria-valuetext={dayOf(rings[shown])}
          onChange={(event) => onShow(event.target.valueAsNumber)}
        />
      </label>
      {before && (
        <p className="note">
          {before === rings[shown] ? words.dottedToday : words.dotted(dayOf(before))}
        </p>
      )}
      <p className={`row note ${styles.tree}`}>
        <svg viewBox={ringsViewBox} aria-hidden="true">
          {growthRings(rings.map(({ scores }) => scores)).map((d, index) => (
            <path key={index} d={d} className={index === shown ? styles.shown : undefined} />
          ))}
        </svg>
        {words.tree}
      </p>
    </div>
  );
}
