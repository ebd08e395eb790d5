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
  isSelling: boolean,
  read: ReadAddress,
): Promise<readonly Finding[]> {
  const bad = isSelling ? problem : note;
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
    const { message, cause } = error as Error;
    const reason = cause instanceof Error ? cause.message : message;
    const says = `${url} does not answer (${reason}). Start the server; then check the name, the certificate and the proxy.`;
    return [bad("site", says)];
  }
}

const legalFolder = "content/legal";

/** Legal pages that are not written, and what the examples of docs/legal and docs/article.mdx leave to be filled in. */
async function pageFindings(
  siteUrl: string,
  bad: typeof problem,
  read: ReadAddress,
): Promise<readonly Finding[]> {
  const { text: blog } = await read(`${siteUrl}/blog`);
  const articles = blog.matchAll(/href="(\/blog\/[a-z\d-]+)"/gu);
  const folders = new Map([
    ...sitePages
      .filter(({ column }) => column === "Legal")
      .map(({ path }) => [path, legalFolder] as const),
    ...Array.from(articles, ([, path = ""]) => [path, "content/articles"] as const),
  ]);
  const findings = await Promise.all(
    [...folders].map(async ([path, folder]) => {
      const { text } = await read(siteUrl + path);
      const [blank] = /\[YOUR [^\]<]+\]/u.exec(text) ?? [];
      if (blank !== undefined) {
        return bad("words", `${path} still has a blank: ${blank}. Fill it in ${folder}.`);
      }
      if (folder !== legalFolder || !text.includes("Coming soon...")) return undefined;
      const says = `${path} only says 'Coming soon...'. Before you sell, write ${folder}${path}.mdx; docs/legal has an example.`;
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
