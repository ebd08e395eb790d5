import { addresses } from "#content/site-map.ts";
import type { Config } from "#server/settings/config.ts";
import { mask } from "#server/log.ts";
import { note, ok, problem, type Finding } from "./finding.ts";

/** Connects to the mail server, logs in and sends nothing; rejects when it cannot be used. */
export type CheckMail = (mail: NonNullable<Config["mail"]>) => Promise<void>;

/** Whether buyers can have a link mailed, and whether the mail server would take it. */
export async function mailFinding(mail: Config["mail"], check: CheckMail): Promise<Finding> {
  if (!mail) {
    const says = `Without SMTP_URL no buyer can ask for a lost link, and ${addresses.lostReport} is not there.`;
    return note("mail", says);
  }
  const server = `${mail.host}:${mail.port}`;
  try {
    await check(mail);
    return ok(
      "mail",
      `${server} takes mails; ${addresses.lostReport} is there. Link to it from the contact page.`,
    );
  } catch (error) {
    const { message } = error as Error;
    return problem(
      "mail",
      `${server} takes no mails (${mask(message)}). Check SMTP_URL; some hosts close port 25 or 587 until they are asked.`,
    );
  }
}
