import { sitePages } from "#content/site-map.ts";
import { note, ok, problem, type Finding } from "./finding.ts";

/** Reads an address as a visitor's browser does, except that it follows no redirect; rejects when nothing answers. */
export type ReadAddress = (
  url: string,
) => Promise<{ readonly status: number; readonly text: string }>;

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
      return [
        bad(
          "site",
          `${url} answers 503: the server runs, but is not ready. It says: ${text.trim().slice(0, 200)}`,
        ),
      ];
    }
    if (status !== 200 || text.trim() !== "ready") {
      return [
        bad(
          "site",
          `${url} answers ${status}, and not as this server does. Let the proxy pass every address to the server.`,
        ),
      ];
    }
    return [
      ok("site", `${url} says that orders are taken.`),
      ...(await legalFindings(siteUrl, bad, read)),
      ...(await blogFindings(siteUrl, bad, read)),
    ];
  } catch (error) {
    const { message, cause } = error as Error;
    const reason = cause instanceof Error ? cause.message : message;
    return [
      bad(
        "site",
        `${url} does not answer (${reason}). Start the server; then check the name, the certificate and the proxy.`,
      ),
    ];
  }
}

/** The blanks of docs/legal and docs/article.mdx, as in "[YOUR NAME]". */
const blank = /\[YOUR [^\]<]+\]/u;

/** A blank that is left in a page of this folder. */
function blankIn(text: string, path: string, folder: string, bad: typeof problem) {
  const [empty] = blank.exec(text) ?? [];
  if (empty === undefined) return undefined;
  return bad("words", `${path} still has a blank: ${empty}. Fill it in ${folder}.`);
}

async function blogFindings(
  siteUrl: string,
  bad: typeof problem,
  read: ReadAddress,
): Promise<readonly Finding[]> {
  const { text: blog } = await read(`${siteUrl}/blog`);
  const paths = new Set(
    [...blog.matchAll(/href="(\/blog\/[a-z\d-]+)"/gu)].map(([, path = ""]) => path),
  );
  const findings = await Promise.all(
    [...paths].map(async (path) => {
      const { text } = await read(`${siteUrl}${path}`);
      return blankIn(text, path, "content/articles", bad);
    }),
  );
  return findings.filter((finding) => finding !== undefined);
}

async function legalFindings(
  siteUrl: string,
  bad: typeof problem,
  read: ReadAddress,
): Promise<readonly Finding[]> {
  const findings = await Promise.all(
    sitePages
      .filter(({ column }) => column === "Legal")
      .map(async ({ path }) => {
        const { text } = await read(siteUrl + path);
        const found = blankIn(text, path, "content/legal", bad);
        if (found) return found;
        if (!text.includes("Coming soon...")) return undefined;
        return note(
          "words",
          `${path} only says 'Coming soon...'. Before you sell, write content/legal${path}.mdx; docs/legal has an example.`,
        );
      }),
  );
  return findings.filter((finding) => finding !== undefined);
}
