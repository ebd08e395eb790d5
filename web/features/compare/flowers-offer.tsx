import { flowersOffer as words } from "#content/two-flowers.ts";
import { addresses } from "#content/site-map.ts";
import type { CompleteAnswers } from "#domain/scan/answers.ts";
import { helpFor } from "#domain/scan/help.ts";
import { scoresOf } from "#domain/scan/scores.ts";
import { AskFirst } from "#web/ui/ask-first.tsx";
import { isOfPair, keepPair, readPair } from "./pair.ts";

type Props = { answers: CompleteAnswers; onFailed: (message: string) => void };

/** The way to a friend's flower; nothing where a help note shows, and nothing says why. */
export function FlowersOffer({ answers, onFailed }: Props) {
  if (helpFor({ scores: scoresOf(answers), answers }).length > 0) return null;
  const pair = readPair();
  const make = () =>
    keepPair(answers) ? location.assign(addresses.twoFlowers) : onFailed(words.notKept);
  return (
    <div className="row tight screen-only">
      <p className="quiet">
        {words.about} {pair && <a href={addresses.twoFlowers}>{words.open}</a>}
      </p>
      <AskFirst
        label={words.make}
        question={pair && !isOfPair(pair, answers) ? words.replaces : undefined}
        yes={words.makeNew}
        no={words.keepOld}
        onYes={make}
      />
    </div>
  );
}
