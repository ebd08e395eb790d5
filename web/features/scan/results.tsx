import { lazy, Suspense, type ComponentType, type ReactNode } from "react";
import type { CompleteAnswers } from "#domain/answers.ts";
import { byChakra, chakraKeys, type ByChakra } from "#domain/chakra.ts";
import { findingOf, type FindingWords } from "#domain/finding.ts";
import type { HelpText } from "#domain/guidance.ts";
import { helpFor, type HelpNote } from "#domain/help.ts";
import {
  maxScore,
  percentOf,
  scoresOf,
  stateOf,
  type ChakraState,
  type Scores,
} from "#domain/scores.ts";
import { Flower } from "#web/features/chakra/flower.tsx";
import { Lotus } from "#web/features/chakra/lotus.tsx";
import { ScoreBar } from "#web/features/chakra/score-bar.tsx";
import { StateBadge } from "#web/features/chakra/state-badge.tsx";
import { HelpNotes } from "#web/features/report/help-notes.tsx";
import { Button } from "#web/ui/button.tsx";
import { loadSnapshotTools } from "./chunks.ts";
import styles from "./results.module.css";

type Extras = { default: ComponentType<{ scores: Scores; names: ByChakra<string> }> };

/** Extras below the results; the results are complete without them. */
const SnapshotTools = lazy(async (): Promise<Extras> => {
  try {
    return { default: (await loadSnapshotTools()).SnapshotTools };
  } catch {
    return { default: () => null };
  }
});

/** What the first views say about a chakra. */
export type ChakraWords = {
  readonly name: string;
  readonly description: string;
  /** One sentence for each state. */
  readonly snapshot: Readonly<Record<ChakraState, string>>;
};

/** All that the free results say; it travels with the page (docs/decisions/008). */
export type ResultsWords = {
  readonly chakras: ByChakra<ChakraWords>;
  readonly finding: FindingWords;
  readonly help: Readonly<Record<HelpNote, HelpText>>;
  readonly legend: string;
  readonly allBalanced: string;
};

type Props = {
  answers: CompleteAnswers;
  words: ResultsWords;
  /** What the report costs, or that it is paid. */
  offer: ReactNode;
  /** Whether the flower opens before the visitor's eyes: after the last question, not at each return. */
  blooms: boolean;
  onRetake: () => void;
};

/** The third view: the free snapshot, seven chakras with state and score (spec 2). */
export function Results({ answers, words, offer, blooms, onRetake }: Props) {
  const { chakras } = words;
  const scores = scoresOf(answers);
  const names = byChakra((key) => chakras[key].name);
  const isAllBalanced = chakraKeys.every((key) => stateOf(scores[key]) === "balanced");
  return (
    <section className={styles.results}>
      <h1 tabIndex={-1}>Your Energy Balance Snapshot</h1>
      <p className={styles.finding}>{findingOf(scores, names, words.finding)}</p>
      <p className={`lead ${styles.lead}`}>
        A picture of the last few weeks, as you see them today. Not a measurement, and not a
        diagnosis: it shows where life feels steady and where it asks for a little care.
      </p>
      <HelpNotes notes={helpFor({ scores, answers }).map((note) => words.help[note])} />
      <div className={styles.top}>
        <div className={`card ${styles.card}`}>
          <Flower scores={scores} names={names} blooms={blooms} />
        </div>
        {offer}
      </div>
      <p className={`quiet ${styles.legend}`}>{words.legend}</p>
      {isAllBalanced && <p className={`quiet ${styles.legend}`}>{words.allBalanced}</p>}
      <ol className={`card bare ${styles.list}`}>
        {chakraKeys.map((key) => (
          <li key={key} className={styles.row}>
            <Lotus chakra={key} size={48} />
            <div className={styles.words}>
              <h2 className={styles.name}>{chakras[key].name}</h2>
              <p className={`note ${styles.description}`}>{chakras[key].description}</p>
              <p>{chakras[key].snapshot[stateOf(scores[key])]}</p>
            </div>
            <ScoreBar percent={percentOf(scores[key])} tone={stateOf(scores[key])} />
            <p className={styles.score}>
              <strong>{scores[key]}</strong> / {maxScore}
            </p>
            <div className={styles.badge}>
              <StateBadge state={stateOf(scores[key])} />
            </div>
          </li>
        ))}
      </ol>
      <Button variant="secondary" onClick={onRetake}>
        Retake Scan
      </Button>
      {/* Below the button, which would move when they arrive. */}
      <Suspense>
        <SnapshotTools scores={scores} names={names} />
      </Suspense>
    </section>
  );
}
