import { byChakra, chakraKeys, type ChakraKey } from "#domain/chakra.ts";
import { questionIds, type Answers, type AnswerValue } from "#domain/scan/answers.ts";
import { questionIdsOf } from "#domain/scan/question.ts";
import { minScore, type Scores } from "#domain/scan/scores.ts";
import { leafReach, leafShapes } from "./flower-leaf.ts";
import { petalOf, type Chance } from "./flower-petal.ts";
import { petalHalf, petalReach, turnOf } from "./flower-scale.ts";
import type { palette } from "./palette.ts";
import { circle, pointAt, write, type Point } from "./petal.ts";
import { times } from "./scenes/pen.ts";

/** A color of the palette, or of the chakra that a part belongs to. */
export type Tone = "deep" | "tip" | "petal" | "dusk" | keyof typeof palette;

/** Path data as in shape.ts, painted in order. `blush` goes from foot to tip of a petal, `pad` from the middle of the leaf outwards. */
export type FlowerShape = {
  readonly d: string;
  readonly fill?: Tone | "blush" | "pad";
  /** Of the fill; 1 if left out. */
  readonly opacity?: number;
  readonly stroke?: {
    readonly tone: Tone;
    readonly width: number;
    readonly opacity?: number;
  };
};

/** What is painted together, around the center of the flower. */
export type FlowerPart = {
  /** Whose it is; the leaf and the seed pod are nobody's. */
  readonly key?: ChakraKey;
  /** How far it is turned clockwise, in radians. */
  readonly turn: number;
  /** How far its blush reaches. */
  readonly reach: number;
  /** Of all of it; 1 if left out. */
  readonly opacity?: number;
  readonly shapes: readonly FlowerShape[];
};

/**
 * The flower of seven scores and the 21 answers behind them, on its leaf: root at the top and the others clockwise, each petal as
 * long as its score and each stamen as long as its answer. Each petal lies over the one before, all the way around. What is left
 * to chance follows from `seed`, in each part by itself.
 */
export function flowerParts(
  scores: Scores,
  answers: Answers,
  seed = seedOf(answers),
): readonly FlowerPart[] {
  const leaf = leafShapes(
    chanceFrom(seed),
    flowerRings.map(({ reach }) => reach),
  );
  const petals = chakraKeys.map((key, index) => {
    const [turn, reach] = [turnOf(key), petalReach(scores[key])];
    const { left, right } = petalOf(scores[key], turn, chanceFrom(seed + index + 1));
    return { key, turn, reach, left, shapes: [...right, ...left] };
  });
  return [
    { turn: 0, reach: leafReach, shapes: leaf },
    ...petals,
    ...petals.slice(0, 1).map(({ left, ...first }) => ({ ...first, shapes: left })),
    ...chakraKeys.map((key, index) => ({
      key,
      turn: turnOf(key),
      reach: 0,
      shapes: stamens(key, answers, chanceFrom(seed - index - 1)),
    })),
    { turn: 0, reach: 0, shapes: pod },
  ];
}

/**
 * The flower of a scan that is under way: each answer adds a stamen and opens its petal a little, all answers alike, so that nothing
 * judges while somebody answers. Without answers there are seven closed buds, pale but for the `current` chakra's if one is asked
 * about. The finest lines of petals wait for the results.
 */
export function growingParts(answers: Answers, current?: ChakraKey): readonly FlowerPart[] {
  const scores = byChakra(
    (key) => minScore + answerOpens * questionIdsOf(key).filter((id) => answers[id]).length,
  );
  const isPale = ({ key }: FlowerPart) =>
    current && key && key !== current && scores[key] === minScore;
  const answered = questionIds.filter((id) => answers[id]);
  const grown: Answers = Object.fromEntries(answered.map((id) => [id, grownAnswer]));
  const parts = flowerParts(scores, grown, 1);
  return [...parts.slice(0, 1), ...seenAt(withoutFinest, parts.slice(1))].map((part) =>
    isPale(part) ? { ...part, opacity: 0.4 } : part,
  );
}

/** By so much an answer opens its petal. */
const answerOpens = 2.2;
/** The scale at which only the finest lines are left out. */
const withoutFinest = 0.65;
const grownAnswer = 3 satisfies AnswerValue;

/** Where the stamen of a question about this chakra ends in the growing flower. */
export function grownStamen(key: ChakraKey, id: number): Point {
  const place = questionIdsOf(key).indexOf(id);
  return pointAt(turnOf(key) + stamenTurn(place), stamenReach(grownAnswer));
}

/** What can be seen of it at this scale (points or pixels for a unit): finer lines would run together. */
export function seenAt(scale: number, parts: readonly FlowerPart[]): readonly FlowerPart[] {
  const isSeen = ({ fill, stroke }: FlowerShape) =>
    fill !== undefined || (stroke?.width ?? 0) * scale > 0.27;
  return parts.map((part) => ({ ...part, shapes: part.shapes.filter(isSeen) }));
}

/** Seven equal petals, for where there are no scores to show. */
export const stillScores: Scores = byChakra(() => 11);

/** Answers for where there are none to show. */
export const stillAnswers: Answers = Object.fromEntries(
  questionIds.map((id) => [id, id % 3 === 2 ? 3 : 4]),
);

/** The next number of a small generator (linear congruential), from 0 to 2 ** 32. */
const next = (state: number) => (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;

/** The same number for the same answers. */
const seedOf = (answers: Answers) =>
  questionIds.reduce((seed, id) => next(seed * 5 + (answers[id] ?? 0)), 1);

function chanceFrom(seed: number): Chance {
  let state = next(next(seed));
  return () => (state = next(state)) / 2 ** 32;
}

/** The scores that rings mark, and how far their petals reach. */
export const flowerRings = [3, 6, 9, 12].map((score) => ({ score, reach: petalReach(score) }));

/**
 * The rings that can be named on the leaf below the flower, where the petals of heart and throat leave room, and where their names
 * begin: beside the shorter of the two, and within the round corner of the leaf.
 */
export function openRings({ heart, throat }: Scores) {
  const gap = Math.PI / chakraKeys.length;
  const side = throat < heart ? -1 : 1;
  const room = (reach: number, score: number) => {
    const along = Math.min(1, reach / petalReach(score));
    return Math.sin(gap) * reach - petalHalf(score) * Math.sin(Math.PI * along ** 1.4);
  };
  const [short, long] = [Math.min(heart, throat), Math.max(heart, throat)];
  return flowerRings
    .filter(({ reach }) => room(reach, short) > 14 && room(reach, long) > 11)
    .map((named) => ({ ...named, x: side * Math.max(6, named.reach - 89) }));
}

/** How far the stamen of a chakra's first, second or third question (0 to 2) leans from the middle of its petal. */
const stamenTurn = (place: number) => (place - 1) * 0.29;

/** Up to three stamens, which lie over the petal, each as long as its answer. */
function stamens(key: ChakraKey, answers: Answers, chance: Chance): readonly FlowerShape[] {
  const drawn = questionIdsOf(key).flatMap((id, place) => {
    const answer = answers[id];
    if (answer === undefined) return [];
    const turn = stamenTurn(place) + (chance() - 0.5) * 0.05;
    const reach = stamenReach(answer);
    const end = pointAt(turn, reach);
    const bend = pointAt(turn + (chance() - 0.5) * 0.16, reach * 0.6);
    const lean = (chance() - 0.5) * 1.4;
    const [low, high] = [
      pointAt(turn - lean / reach, reach - 1.4),
      pointAt(turn + lean / reach, reach + 3.4),
    ];
    const [left, right] = [-1, 1].map((side) =>
      write(pointAt(turn + (side * 2.3) / reach, reach + 1)),
    );
    return {
      thread: `M${write(pointAt(turn, 4))}Q${write(bend)} ${write(end)}`,
      anther: `M${write(low)}Q${left} ${write(high)}Q${right} ${write(low)}Z`,
    };
  });
  if (drawn.length === 0) return [];
  const threads = drawn.map(({ thread }) => thread).join("");
  return [
    { d: threads, stroke: { tone: "petal", width: 1.7 } },
    { d: threads, stroke: { tone: "deep", width: 0.65 } },
    {
      d: drawn.map(({ anther }) => anther).join(""),
      fill: "gold",
      stroke: { tone: "gold-deep", width: 0.45 },
    },
  ];
}

/** How far a stamen reaches for an answer of 1 to 4. */
export function stamenReach(answer: number): number {
  return 9 + 4.7 * answer;
}

/** Dots, as lines too short to see, each turned from the one before by the golden angle. */
const seeds = times(20, (index) =>
  [0, 0.02].map((more) => write(pointAt(2.4 * index, 1.2 * Math.sqrt(index) + more))).join("L"),
);

/** The seed pod in the middle, a dome in the same light as the petals. */
const pod: readonly FlowerShape[] = [
  { d: circle(6.9, { x: 1.1, y: 1.3 }), fill: "cast", opacity: 0.25 },
  { d: circle(6.6), fill: "gold", stroke: { tone: "gold-deep", width: 0.6 } },
  { d: "M4.7 -4.7A6.6 6.6 0 1 1 -4.7 4.7A9 9 0 0 0 4.7 -4.7Z", fill: "gold-deep", opacity: 0.3 },
  { d: `M${seeds.join("M")}`, stroke: { tone: "gold-deep", width: 1.3 } },
];
