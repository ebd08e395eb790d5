import { Fragment } from "react";
import { questions } from "#content/questions.ts";
import { sideBySide } from "#content/side-by-side.ts";
import { comparison as words } from "#content/two-flowers.ts";
import { compare, scoresOfSome, type Place } from "#domain/compare/comparison.ts";
import type { FriendCode } from "#domain/compare/friend-code.ts";
import { byChakra, chakraKeys } from "#domain/chakra.ts";
import { asSentence, listed } from "#domain/english.ts";
import { answerChoices, answerLabel, type Answers } from "#domain/scan/answers.ts";
import { minScore } from "#domain/scan/scores.ts";
import { leafReach, leafShapes } from "#drawing/flower-leaf.ts";
import { flowerParts, seenAt } from "#drawing/flower.ts";
import { FlowerParts } from "#web/features/chakra/flower-paths.tsx";
import { Button } from "#web/ui/button.tsx";
import type { Names } from "./friend-scan.tsx";

const themes = new Map(questions.map(({ id, theme }) => [id, theme]));
const isNear = ({ own, friend }: Place) => Math.abs(own - friend) === 1;
const themeOf = ({ id }: Place) => themes.get(id) ?? "";

type Props = { own: Answers; friend: FriendCode; names: Names };

/** Both flowers on one leaf, and what the two sets of answers say to each other: one page on paper. */
export function Comparison({ own, friend, names }: Props) {
  const { all, alike, more, less, apart, toFinish } = compare(own, friend);
  const { mode } = friend;
  const scores = scoresOfSome(Object.fromEntries(all.map(({ id, own: mine }) => [id, mine])));
  const petals = (isDrawn: boolean) =>
    chakraKeys.flatMap((key) => ((scores[key] !== undefined) === isDrawn ? names[key].name : []));
  const oneSided = [["more", more] as const, ["less", less] as const];
  const lists = mode === "seen" ? oneSided : [["apart", apart] as const];
  return (
    <article>
      <p className="lead">{words.lead[mode]}</p>
      {/* What it shows is said below, answer by answer. */}
      <svg viewBox="-142 -112 284 224" aria-hidden="true">
        {/* Seen aslant, so that it has room for two. */}
        <g transform="scale(1.26 1)">
          <FlowerParts id="leaf" parts={[{ turn: 0, reach: leafReach, shapes: leaf }]} />
        </g>
        {(["own", "friend"] as const).map((who, index) => (
          <g key={who} transform={`translate(${index * 136 - 68} 0) scale(${flowerScale})`}>
            <FlowerParts id={who} parts={flowerOf(all.map((one) => [one.id, one[who]]))} />
          </g>
        ))}
      </svg>
      <p>
        <strong>{words.names[mode][0]}</strong> <strong>{words.names[mode][1]}</strong>
      </p>
      <p className="note">{words.drawnFrom(all.length, petals(true), petals(false))}</p>
      <h2>{words.alike[mode]}</h2>
      <p>{words.alikeCount(alike.length, all.length)}</p>
      {answerChoices.toReversed().map(({ value, label }) => {
        const same = alike.filter((place) => place.own === value).map(themeOf);
        return same.length > 0 && <p key={value}>{`${label}: ${listed(same)}.`}</p>;
      })}
      {lists.map(([says, places]) => (
        <Fragment key={says}>
          <h2>{words[says].title}</h2>
          {places.length === 0 && <p>{words[says].none}</p>}
          {places.map((one) => (
            <div key={one.id}>
              <h3>{asSentence(themeOf(one))}</h3>
              <p>{words.answers[mode](answerLabel(one.own), answerLabel(one.friend))}</p>
              <p>{sideBySide[one.id]?.[says]}</p>
            </div>
          ))}
        </Fragment>
      ))}
      {lists.some(([, places]) => places.some(isNear)) && <p className="note">{words.near}</p>}
      <h2>{words.finish}</h2>
      <p>{words.finishAbout}</p>
      <ol>
        {toFinish.map((id) => (
          <li key={id}>{sideBySide[id]?.finish}</li>
        ))}
      </ol>
      <Button variant="secondary" onClick={() => print()}>
        {words.print}
      </Button>
    </article>
  );
}

const flowerScale = 0.7;

let chance = 0;
/** The same leaf for everybody; its chances are steps of the golden ratio. */
const leaf = leafShapes(() => (chance = (chance + 0.618) % 1));

/** A flower without its leaf, and without the petals of which nothing is known. */
function flowerOf(entries: readonly (readonly [number, Answers[number]])[]) {
  const answers: Answers = Object.fromEntries(entries);
  const scores = scoresOfSome(answers);
  const known = byChakra((key) => scores[key] ?? minScore);
  const [, ...flower] = flowerParts(known, answers);
  return seenAt(flowerScale, flower).filter(({ key }) => !key || scores[key] !== undefined);
}
