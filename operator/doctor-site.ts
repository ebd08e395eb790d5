import { addresses, sitePages } from "#content/site-map.ts";
import { mask } from "#server/log.ts";
import type { Config } from "#server/settings/config.ts";
import { note, ok, problem, type Finding } from "./answer.ts";

/** Reads an address as a visitor's browser does, except that it follows no redirect; rejects when nothing answers. */
export type ReadAddress = (
  url: string,
) => Promise<{ readonly status: number; readonly text: string }>;

/** Connects to the mail server, logs in and sends nothing; rejects when it cannot be used. */
export type CheckMail = (mail: NonNullable<Config["mail"]>) => Promise<void>;

/** How long an answer of the site is waited for, in milliseconds. */
const patience = 10_000;

export const readAddress: ReadAddress = async (url) => {
  const answer = await fetch(url, { redirect: "manual", signal: AbortSignal.timeout(patience) });
  return { status: answer.status, text: await answer.text() };
};

/** What visitors meet under the public address: a server that takes orders, and pages that the law asks for. */
export async function siteFindings(
  siteUrl: string,
  bad: typeof problem,
  read: ReadAddress,
): Promise<readonly Finding[]> {
  const url = `${siteUrl}/readyz`;
  try {
    const { status, text } = await read(url);
    if (status === 503) {
      const said = text.trim().slice(0, 200);
      const says = `${url} answers 503: the server runs, but is not ready. It says: ${said}`;
      return [bad("site", says)];
    }
    if (status !== 200 || text.trim() !== "ready") {
      const says = `${url} answers ${status}, and not as this server does. Let the proxy pass every address to the server.`;
      return [bad("site", says)];
    }
    const pages = await pageFindings(siteUrl, bad, read);
    return [ok("site", `${url} says that orders are taken.`), ...pages];
  } catch (error) {
    const says = `${url} does not answer (${reasonOf(error as Error)}). Start the server with the same settings, SITE_URL or PORT too; then check the name, the certificate and the proxy.`;
    return [bad("site", says)];
  }
}

/** A name with several addresses, such as one of IPv4 and one of IPv6, fails with one error for each. */
function reasonOf({ message, cause }: Error): string {
  if (cause instanceof AggregateError) return cause.errors.map((one) => one.message).join(", ");
  return cause instanceof Error ? cause.message : message;
}

const legalFolder = "content/legal";

/** Legal pages that are not written, blanks that docs/legal and docs/article.mdx leave to be filled in, and a dead link. */
async function pageFindings(
  siteUrl: string,
  bad: typeof problem,
  read: ReadAddress,
): Promise<readonly Finding[]> {
  const { text: blog } = await read(`${siteUrl}/blog`);
  const articles = blog.matchAll(/href="(\/blog\/[a-z\d-]+)"/gu);
  const files = new Map([
    ...sitePages
      .filter(({ column }) => column === "Legal")
      .map(({ path }) => [path, `${legalFolder}${path}.mdx`] as const),
    ...Array.from(articles, ([, path = ""]) => {
      return [path, `content/articles/${path.replace("/blog/", "")}.mdx`] as const;
    }),
  ]);
  const { status: lostReport } = await read(siteUrl + addresses.lostReport);
  const findings = await Promise.all(
    [...files].map(async ([path, file]) => {
      const { text } = await read(siteUrl + path);
      const blanks = [...new Set(text.match(/\[YOUR [^\]<]+\]/gu))];
      if (blanks.length > 0) {
        return bad(
          "words",
          `${path} still has blanks: ${blanks.join(", ")}. Fill them in ${file}.`,
        );
      }
      if (lostReport === 404 && text.includes(`href="${addresses.lostReport}"`)) {
        const says = `${path} links to ${addresses.lostReport}, which is not there. Set SMTP_URL, or take the link out of ${file}.`;
        return bad("words", says);
      }
      if (!file.startsWith(legalFolder) || !text.includes("Coming soon...")) return undefined;
      const says = `${path} only says 'Coming soon...'. Before you sell, write ${file}; docs/legal has an example.`;
      return note("words", says);
    }),
  );
  return findings.filter((finding) => finding !== undefined);
}

/** Whether buyers can have a link mailed, and whether the mail server would take it. */
export async function mailFinding(mail: Config["mail"], check: CheckMail): Promise<Finding> {
  const lostReport = addresses.lostReport;
  if (!mail) {
    const says = `Without SMTP_URL no buyer can ask for a lost link, and ${lostReport} is not there.`;
    return note("mail", says);
  }
  const server = `${mail.host}:${mail.port}`;
  try {
    await check(mail);
    const says = `${server} takes mails; ${lostReport} is there. Link to it from the contact page.`;
    return ok("mail", says);
  } catch (error) {
    const says = `${server} takes no mails (${mask((error as Error).message)}). Check SMTP_URL; some hosts close port 25 or 587 until they are asked.`;
    return problem("mail", says);
  }
}
