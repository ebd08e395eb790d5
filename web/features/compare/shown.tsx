import { lazy, Suspense, type SubmitEvent } from "react";
import { codeProblems, comparison, linkOwner, twoFlowers as words } from "#content/two-flowers.ts";
import { addresses } from "#content/site-map.ts";
import { codeIn, readCode, writeInvitation } from "#domain/compare/friend-code.ts";
import { AskFirst } from "#web/ui/ask-first.tsx";
import { Button, ButtonLink } from "#web/ui/button.tsx";
import { Spinner } from "#web/ui/spinner.tsx";
import { Status, useStatus } from "#web/ui/status.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { FriendScan, type Names, type ScanParts } from "./friend-scan.tsx";
import { Give } from "./give.tsx";
import { keepPair, readPair } from "./pair.ts";

const Comparison = lazy(async () => ({ default: (await import("./comparison.tsx")).Comparison }));

type Props = { fragment: string; names: Names; scan: ScanParts };

/** What the fragment asks for: a friend's scan, or the maker's own link and what came back. */
export function Shown({ fragment, names, scan }: Props) {
  const [message, say] = useStatus();
  const pair = readPair();
  const read = readCode(fragment);
  if (read.kind === "invitation") {
    const { seed } = read;
    return <FriendScan key={seed} {...{ seed, names, scan }} isOwn={pair?.seed === seed} />;
  }
  const isDrawn = read.kind === "answers" && pair?.seed === read.seed;
  const other = pair ? "otherSeed" : "noAnswers";
  const forget = () => {
    if (keepPair(undefined)) say(linkOwner.removed);
    location.replace("#");
  };
  return (
    <>
      <h1 tabIndex={-1}>{isDrawn ? comparison.title : words.title}</h1>
      {isDrawn && (
        <Suspense fallback={<Spinner label={words.busy} />}>
          <Comparison own={pair.answers} friend={read} names={names} />
        </Suspense>
      )}
      {fragment && !isDrawn && (
        <p className="panel">{codeProblems[read.kind === "answers" ? other : read.kind]}</p>
      )}
      <Status text={message} />
      <scan.Stage view={pair ? "mine" : "none"} place="" />
      {pair ? (
        // oxlint-disable-next-line jsx-a11y/role-supports-aria-props -- Firefox calls a form with an empty required field invalid, and this alone keeps it from that.
        <form className="stack screen-only" aria-invalid="false" onSubmit={open}>
          {isDrawn && <h2>{linkOwner.another}</h2>}
          <p>{linkOwner.about}</p>
          <Give label={linkOwner.link} code={writeInvitation(pair.seed)} />
          <TextField label={linkOwner.paste} hint={linkOwner.pasteHint} name="code" required />
          <div className="row">
            <Button type="submit" variant="secondary">
              {linkOwner.draw}
            </Button>
          </div>
          <p className="note">{linkOwner.kept}</p>
          <AskFirst
            label={linkOwner.remove}
            question={linkOwner.removes}
            yes={linkOwner.removeNow}
            no={linkOwner.keepThem}
            onYes={forget}
          />
        </form>
      ) : fragment ? (
        read.kind === "answers" && <Give label={linkOwner.toMove} code={codeIn(fragment)} />
      ) : (
        <>
          <p className="lead">{words.lead}</p>
          <p>{linkOwner.first}</p>
          <p>
            <ButtonLink href={addresses.energyScan}>{linkOwner.toScan}</ButtonLink>
          </p>
        </>
      )}
    </>
  );
}

/** What is pasted opens as if its link were followed. */
function open(event: SubmitEvent<HTMLFormElement>): void {
  event.preventDefault();
  location.hash = codeIn(String(new FormData(event.currentTarget).get("code")));
  event.currentTarget.reset();
}
