import { addresses, type LostReportAnswer } from "#content/site-map.ts";
import { site } from "#content/site.ts";
import { Lotus } from "#web/features/chakra/lotus.tsx";
import { Button, ButtonLink } from "#web/ui/button.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import styles from "./lost-report.module.css";

/** The page that asks for the link to a purchase, and what its form is answered with (spec 2); without a script. */
export function LostReport({ answer }: { answer: LostReportAnswer | undefined }) {
  return (
    <section className={`stack ${styles.page}`}>
      <Lotus chakra="heart" size={96} />
      {answer === "sent" && <Sent />}
      {answer === "too-many" && <TooMany />}
      {(answer === undefined || answer === "invalid") && <Form isInvalid={answer === "invalid"} />}
    </section>
  );
}

function Form({ isInvalid }: { isInvalid: boolean }) {
  return (
    <>
      <h1>Find your report</h1>
      <p className="lead">
        Enter the email address you bought with, and we send you the link to your purchase.
      </p>
      <form className={`stack ${styles.form}`} method="post" action={addresses.lostReport}>
        <TextField
          label="Email"
          error={isInvalid ? "Please enter a valid email address." : undefined}
          type="email"
          name="email"
          autoComplete="email"
          required
        />
        <Button type="submit">Send me the link</Button>
      </form>
      <p>
        With the link you can take the scan again and open the report without paying again. Your
        answers never left your browser, so we cannot send those. The private link that you kept, or
        the PDF, has the report of your answers.
      </p>
    </>
  );
}

function Sent() {
  return (
    <>
      <h1>Check your inbox</h1>
      <p className="lead">
        If a report was bought with that address, a mail with the link is on its way.
      </p>
      <p>
        It should be there in a few minutes. If not, look where your mail program puts unwanted
        mail, or <a href={addresses.lostReport}>try the other address</a> you may have used. This
        page says the same to everybody, so that nobody learns who has bought a report.
      </p>
      <Help />
    </>
  );
}

function TooMany() {
  return (
    <>
      <h1>Please wait a little</h1>
      <p className="lead">There were too many tries in a short time. Nothing is lost.</p>
      <p>
        If you have asked before, the mail may be among the unwanted ones. Otherwise please try
        again later.
      </p>
      <Help />
    </>
  );
}

function Help() {
  return (
    <>
      <p>
        Need help? Write to us by email:{" "}
        <a href={`mailto:${site.supportEmail}`}>{site.supportEmail}</a>
      </p>
      <ButtonLink variant="secondary" href={addresses.home}>
        Return Home
      </ButtonLink>
    </>
  );
}
