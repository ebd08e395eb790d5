import { chakras } from "#content/chakras/chakras.ts";
import { addresses } from "#content/site-map.ts";
import { byChakra, chakraKeys } from "#domain/chakra.ts";
import type { ChakraState } from "#domain/scan/scores.ts";
import { exampleScores } from "#tests/examples.ts";
import { ClosedFlower, Flower, GrowingFlower } from "#web/features/chakra/flower.tsx";
import { Lotus } from "#web/features/chakra/lotus.tsx";
import { Scene } from "#web/features/chakra/scene.tsx";
import { ScoreBar } from "#web/features/chakra/score-bar.tsx";
import { Sign } from "#web/features/chakra/sign.tsx";
import { StateBadge } from "#web/features/chakra/state-badge.tsx";
import { shareAddress } from "#web/ui/share-address.ts";
import { Shelf, Specimen } from "./specimen.tsx";
import styles from "./gallery.module.css";

const names = byChakra((key) => chakras[key].name);
const states: readonly ChakraState[] = ["balanced", "needs_support", "blocked"];
const pages = [addresses.home, addresses.exampleReport, addresses.about, addresses.blog];

/** Every illustration, with the named visitors of tests/examples.ts. */
export function Illustrations() {
  return (
    <>
      <Shelf title="Lotuses">
        {chakraKeys.map((key) => (
          <Specimen key={key} name={`${names[key]}: 28, 56 and 128 px`}>
            {[28, 56, 128].map((size) => (
              <Lotus key={size} chakra={key} size={size} />
            ))}
          </Specimen>
        ))}
      </Shelf>
      <Shelf title="Scenes">
        {chakraKeys.map((key) => (
          <Specimen key={key} name={names[key]}>
            {[styles.light, styles.dark].map((scheme) => (
              <div key={scheme} className={scheme}>
                <Scene chakra={key} />
              </div>
            ))}
          </Specimen>
        ))}
      </Shelf>
      <Shelf title="States and bars">
        {states.map((state) => (
          <Specimen key={state} name={state}>
            <StateBadge state={state} />
            {[0, 25, 67, 100].map((percent) => (
              <ScoreBar key={percent} percent={percent} tone={state} />
            ))}
          </Specimen>
        ))}
        {chakraKeys.map((key) => (
          <Specimen key={key} name={names[key]}>
            <ScoreBar percent={75} tone={key} />
          </Specimen>
        ))}
      </Shelf>
      <Shelf title="Flower">
        {Object.entries(exampleScores).map(([name, scores]) => (
          <Specimen key={name} name={name}>
            <Flower scores={scores} names={names} />
          </Specimen>
        ))}
        <Specimen name="Flower without scores">
          <Sign />
        </Specimen>
        <Specimen name="Closed flower">
          <ClosedFlower />
        </Specimen>
        {[0, 1, 4, 7].map((count) => (
          <Specimen key={count} name={`Growing flower with ${count} petals`}>
            <GrowingFlower grown={chakraKeys.slice(0, count)} />
          </Specimen>
        ))}
      </Shelf>
      <Shelf title="Share pictures">
        {pages.map((address) => (
          <Specimen key={address} name={address}>
            <img
              className={styles.picture}
              src={shareAddress(address)}
              alt=""
              width="1200"
              height="630"
            />
          </Specimen>
        ))}
      </Shelf>
    </>
  );
}
