import type { Ring } from "#domain/scan/snapshot.ts";
import { growthRings, ringsViewBox } from "#drawing/growth-rings.ts";
import { rings as words } from "#content/snapshot.ts";
import { longDate } from "#web/features/report/long-date.ts";
import styles from "./rings.module.css";

type Props = {
  /** The oldest first; the last is today's. */
  rings: readonly Ring[];
  /** Which one today's is compared with; or today's. */
  shown: number;
  onShow: (index: number) => void;
};

/** A slider from one kept flower to the next, which is dotted, up to today's, and all of them as rings of a tree. */
export function Rings({ rings, shown, onShow }: Props) {
  const [today, keptAt] = [rings.length - 1, rings[shown]?.keptAt];
  const day = shown < today && keptAt ? longDate(keptAt) : undefined;
  return (
    <div className={`tight ${styles.rings}`}>
      <label className={`row ${styles.line}`}>
        {words.label}
        <strong aria-hidden="true">{day ? words.dotted(day) : words.today}</strong>
        <input
          type="range"
          min={0}
          max={today}
          value={shown}
          aria-valuetext={day ?? words.today}
          onChange={(event) => onShow(event.target.valueAsNumber)}
        />
      </label>
      <p className="note">{words.note}</p>
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
