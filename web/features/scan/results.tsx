import { useMemo, useState, type ReactNode } from "react";
import { finding } from "#content/finding.ts";
import { helpTexts } from "#content/help.ts";
import { resultsTitle } from "#content/scan-messages.ts";
import { rings as ringWords, snapshot } from "#content/snapshot.ts";
import type { CompleteAnswers } from "#domain/scan/answers.ts";
import { byChakra, chakraKeys, type ByChakra } from "#domain/chakra.ts";
import { findingOf } from "#domain/scan/finding.ts";
import { helpFor } from "#domain/scan/help.ts";
import { scoresOf, stateOf, type ChakraState } from "#domain/scan/scores.ts";
import { ringsOf } from "#domain/scan/snapshot.ts";
import { Flower, OwnParts } from "#web/features/chakra/flower.tsx";
import { Ghost } from "#web/features/chakra/ghost.tsx";
import { Lotus } from "#web/features/chakra/lotus.tsx";
import { Score } from "#web/features/chakra/score.tsx";
import { ScoreBar } from "#web/features/chakra/score-bar.tsx";
import { StateBadge } from "#web/features/chakra/state-badge.tsx";
import { readKeptSnapshots } from "#web/features/report/kept-snapshot.ts";
import { HelpNotes } from "#web/features/report/help-notes.tsx";
import { LeaveQuickly } from "#web/features/report/leave-quickly.tsx";
import { Rings } from "./rings.tsx";
import { SnapshotTools } from "./snapshot-tools.tsx";
import { useOpening } from "./use-opening.ts";
import styles from "./results.module.css";

/** What the first views say about a chakra. */
export type ChakraWords = {
  readonly name: string;
  readonly description: string;
  /** One sentence for each state. */
  readonly snapshot: Readonly<Record<ChakraState, string>>;
};

/** What the free results say of chakras; it travels with the page (docs/decisions/001). */
export type ResultsWords = {
  readonly chakras: ByChakra<ChakraWords>;
  readonly legend: readonly string[];
};

type Props = {
  answers: CompleteAnswers;
  words: ResultsWords;
  /** What single answers say together. */
  insight: string;
  /** What the report costs, or that it is paid. */
  offer: ReactNode;
  /** It stands below the rows, and not beside them. */
  offerWaits: boolean;
  /** Whether the flower opens before the visitor's eyes: after the last question, not at each return. */
  blooms: boolean;
  onRetake: () => void;
};

/**
 * The third view: the free snapshot, seven chakras with state and score (spec 2). The finding, help where it is called for, and
 * the flower come first, and the offer after all that is free.
 */
export function Results({ answers, words, insight, offer, offerWaits, blooms, onRetake }: Props) {
  const { chakras } = words;
  const scores = useMemo(() => scoresOf(answers), [answers]);
  const names = byChakra((key) => chakras[key].name);
  const found = findingOf(scores, names, finding);
  const [first, ...rest] = found.split(/(?<=\.) /u);
  // At most two that ask for care more than all others.
  const low = chakraKeys.filter(
    (key) =>
      stateOf(scores[key]) !== "balanced" &&
      chakraKeys.filter((other) => scores[other] <= scores[key]).length <= 2,
  );
  const help = helpFor({ scores, answers });
  // Whoever gets a help note reads it at once.
  const [isOpening, flower] = useOpening(blooms && help.length === 0, scores);
  const [kept, setKept] = useState(readKeptSnapshots);
  const rings = ringsOf(kept, scores);
  const today = rings.length - 1;
  // Whoever gets a help note looks back only by their own hand.
  const [wanted, setShown] = useState(help.length > 0 ? today : today - 1);
  const shown = Math.min(wanted, today);
  const ghost = isOpening || shown === today ? undefined : kept[shown];
  return (
    <section className={isOpening ? `measured ${styles.opening}` : "measured"}>
      <div className={`stack ${styles.top}`}>
        <h1 className="minor-title quiet" tabIndex={-1}>
          {resultsTitle}
          {today > 0 && ` · ${ringWords.today}`}
        </h1>
        <div className={`tight ${styles.finding}`}>
          {isOpening && (
            <p className={`quiet ${styles.skip}`} aria-hidden="true">
              {snapshot.opens} <span>{snapshot.skip}</span>
            </p>
          )}
          <p>
            {first} <span>{rest.join(" ")}</span>
          </p>
        </div>
        {help.length > 0 && <LeaveQuickly isUrgent />}
        <HelpNotes notes={helpTexts(help, answers)} />
        <div ref={flower} className={styles.flower}>
          <Flower
            scores={scores}
            names={names}
            label={ghost && ((_, key) => `${ghost.scores[key]} to ${scores[key]}`)}
          >
            <OwnParts scores={scores} answers={answers} />
            {ghost && <Ghost scores={ghost.scores} />}
          </Flower>
          {today > 0 && <Rings rings={rings} shown={shown} onShow={setShown} />}
        </div>
        <div className={`stack ${styles.insight}`}>
          <p className="note">{snapshot.insight}</p>
          <p>{insight}</p>
        </div>
        {help.length === 0 && <LeaveQuickly />}
      </div>
      <div className={offerWaits ? styles.body : `${styles.body} ${styles.wide}`}>
        <div className="measured">
          <ol className="bare">
            {chakraKeys.map((key) => {
              const state = stateOf(scores[key]);
              return (
                <li
                  key={key}
                  className={`tight ${styles.row} ${low.includes(key) ? styles.low : ""}`}
                >
                  <Lotus chakra={key} size={44} />
                  <h2 className={styles.name}>{names[key]}</h2>
                  <p className={`note ${styles.description}`}>{chakras[key].description}</p>
                  <div className={styles.badge}>
                    <StateBadge state={state} />
                  </div>
                  <p className={`whole ${styles.score}`}>
                    <Score score={scores[key]} />
                  </p>
                  <ScoreBar score={scores[key]} ends={key === "root" ? String : undefined} />
                  <p className={styles.sentence}>{chakras[key].snapshot[state]}</p>
                </li>
              );
            })}
          </ol>
        </div>
        <div className={`note stack ${styles.legend}`}>
          <p>
            {snapshot.lead} {words.legend[0]}
          </p>
          <details className="disclosure">
            <summary>{snapshot.scores}</summary>
            {words.legend.slice(1).map((line) => (
              <p key={line}>{line}</p>
            ))}
          </details>
        </div>
        {offer}
        <SnapshotTools
          {...{ scores, answers, names, kept, onRetake }}
          finding={found}
          onKept={setKept}
        />
      </div>
    </section>
  );
}
