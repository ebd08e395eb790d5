import {
  lostReport as words,
  lostReportSent as sent,
  lostReportTooMany as tooMany,
} from "#content/lost-report.ts";
import { addresses, type LostReportAnswer } from "#content/site-map.ts";
import pages from "#web/features/checkout/cover-page.module.css";
import { Cover } from "#web/features/checkout/cover.tsx";
import { Button, ButtonLink } from "#web/ui/button.tsx";
import { SupportEmail } from "#web/ui/support-email.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import styles from "./lost-report.module.css";

/** The page that asks for the link to a purchase, and what its form is answered with (spec 2); without a script. */
export function LostReport({ answer }: { answer: LostReportAnswer | undefined }) {
  return (
    <section className={`row wide-page ${pages.page}`}>
      <div className={`stack ${pages.words} ${styles.words}`}>
        {answer === "sent" || answer === "too-many" ? (
          <Answer {...(answer === "sent" ? sent : tooMany)} />
        ) : (
          <Form isInvalid={answer === "invalid"} />
        )}
      </div>
      <Cover />
    </section>
  );
}

function Form({ isInvalid }: { isInvalid: boolean }) {
  return (
    <>
      <h1>{words.title}</h1>
      <p className="lead">{words.lead}</p>
      <form className={`stack ${styles.form}`} method="post" action={addresses.lostReport}>
        <TextField
          label={words.email}
          error={isInvalid ? words.wrongEmail : undefined}
          type="email"
          name="email"
          autoComplete="email"
          required
        />
        <Button type="submit">{words.send}</Button>
      </form>
      <p>{words.about}</p>
    </>
  );
}

type AnswerWords = { title: string; lead: string; text: string; again?: string; why?: string };

function Answer({ title, lead, text, again, why }: AnswerWords) {
  return (
    <>
      <h1>{title}</h1>
      <p className="lead">{lead}</p>
      <p>
        {text} {again && <a href={addresses.lostReport}>{again}</a>} {why}
      </p>
      <p>
        {words.help} <SupportEmail />
      </p>
      <ButtonLink variant="secondary" href={addresses.home}>
        {words.home}
      </ButtonLink>
    </>
  );
}
