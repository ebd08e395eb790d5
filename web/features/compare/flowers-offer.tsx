import { flowersOffer as words } from "#content/two-flowers.ts";
import { addresses } from "#content/site-map.ts";
import type { CompleteAnswers } from "#domain/scan/answers.ts";
import { helpFor } from "#domain/scan/help.ts";
import { scoresOf } from "#domain/scan/scores.ts";
import { AskFirst } from "#web/ui/ask-first.tsx";
import { Status, useStatus } from "#web/ui/status.tsx";
import { isOfPair, keepPair, readPair } from "./pair.ts";

/** The way to a friend's flower; nothing where a help note shows, and nothing says why. */
export function FlowersOffer({ answers }: { answers: CompleteAnswers }) {
  const [message, say] = useStatus();
  if (helpFor({ scores: scoresOf(answers), answers }).length > 0) return null;
  const pair = readPair();
  const make = () =>
    keepPair(answers) ? location.assign(addresses.twoFlowers) : say(words.notKept);
  return (
    <section className="screen-only" aria-labelledby="flowers-offer">
      <h2 id="flowers-offer" className="minor-title">
        {words.title}
      </h2>
      <p className="quiet">{words.about}</p>
      <AskFirst
        label={words.make}
        question={pair && !isOfPair(pair, answers) ? words.replaces : undefined}
        yes={words.makeNew}
        no={words.keepOld}
        onYes={make}
      />
      {pair && (
        <p>
          <a href={addresses.twoFlowers}>{words.open}</a>
        </p>
      )}
      <Status text={message} />
    </section>
  );
}
