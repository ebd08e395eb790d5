import { expect, test } from "vitest";
import { note, problem } from "./answer.ts";
import { mailFinding, siteFindings } from "./doctor-site.ts";

const siteUrl = "https://petals.example";

/** What is found under an address with these pages, whose others are as they should be; for a live shop and for a trial. */
async function findingsWith(pages: Readonly<Record<string, string>>) {
  const read = (url: string) => {
    const { pathname } = new URL(url);
    const text = pages[pathname] ?? (pathname === "/readyz" ? "ready\n" : "Our own words.");
    return Promise.resolve({ status: text === "" ? 404 : 200, text });
  };
  return {
    live: await siteFindings(siteUrl, problem, read),
    trial: await siteFindings(siteUrl, note, read),
  };
}

test("a site in order has one good finding", async () => {
  const { live } = await findingsWith({ "/blog": '<a href="/blog/rest">Rest</a>' });
  expect(live).toMatchObject([{ verdict: "ok", about: "site" }]);
});

test.each([
  ["note", { "/terms": "Coming soon..." }, "/terms only says 'Coming soon...'."],
  [
    "problem",
    { "/terms": "<p>By [YOUR NAME OR COMPANY] of [YOUR TOWN], [YOUR NAME OR COMPANY].</p>" },
    "/terms still has blanks: [YOUR NAME OR COMPANY], [YOUR TOWN]. Fill them in content/legal/terms.mdx.",
  ],
  [
    "problem",
    { "/contact": '<a href="/lost-report">Find my report</a>', "/lost-report": "" },
    "/contact links to /lost-report, which is not there. Set SMTP_URL, or take the link out of content/legal/contact.mdx.",
  ],
  [
    "problem",
    {
      "/blog": '<a href="/blog/rest">Rest</a> <a href="/blog/a-walk">A walk</a>',
      "/blog/a-walk": "<p>[YOUR OPENING: a moment]</p>",
      "/blog/rest": "<p>Coming soon... is a fine title.</p>",
    },
    "/blog/a-walk still has blanks: [YOUR OPENING: a moment]. Fill them in content/articles/a-walk.mdx.",
  ],
] as const)(
  "a page that is to be written is a %s under a live key: %j",
  async (verdict, pages, says) => {
    const { live, trial } = await findingsWith(pages);
    expect(live.slice(1)).toEqual([
      { verdict, about: "words", says: expect.stringContaining(says) },
    ]);
    expect(trial.slice(1)).toMatchObject([{ verdict: "note", about: "words" }]);
  },
);

test.each([
  [503, "The storage takes no orders.\n", "is not ready. It says: The storage takes no orders."],
  [500, "ready\n", "answers 500, and not as this server does."],
  [200, "<h1>This domain is for sale</h1>", "Let the proxy pass every address"],
])("an address that answers %i %j is no shop that sells", async (status, text, says) => {
  const read = () => Promise.resolve({ status, text });
  const found = { about: "site", says: expect.stringContaining(says) };
  expect(await siteFindings(siteUrl, problem, read)).toEqual([{ verdict: "problem", ...found }]);
  expect(await siteFindings(siteUrl, note, read)).toEqual([{ verdict: "note", ...found }]);
});

test.each([
  [new Error("ENOTFOUND"), "ENOTFOUND"],
  // A name with an address of IPv4 and one of IPv6.
  [
    new AggregateError([new Error("refused ::1"), new Error("refused 127.0.0.1")]),
    "refused ::1, refused 127.0.0.1",
  ],
])("an address that nobody answers is named with the reason: %s", async (cause, reason) => {
  const read = () => Promise.reject(new TypeError("fetch failed", { cause }));
  expect(await siteFindings(siteUrl, problem, read)).toMatchObject([
    { verdict: "problem", says: expect.stringContaining(`does not answer (${reason})`) },
  ]);
});

const mail = {
  host: "smtp.example",
  port: 465,
  tls: "always",
  login: { user: "shop", pass: "hidden" },
  from: { name: "", address: "hello@petals.example" },
} as const;
const refuse = () => Promise.reject(new Error("Invalid login: 535 for ada@petals.example"));

test.each([
  [undefined, refuse, "note", /\/lost-report is not there/u],
  [mail, () => Promise.resolve(), "ok", /^smtp\.example:465 takes mails; \/lost-report is there/u],
  // Without a password or an e-mail.
  [
    mail,
    refuse,
    "problem",
    /^smtp\.example:465 takes no mails \(Invalid login: 535 for <e-mail>\)/u,
  ],
] as const)("the mail server %j is asked by %s: %s", async (settings, check, verdict, words) => {
  const { says, ...found } = await mailFinding(settings, check);
  expect(found).toEqual({ about: "mail", verdict });
  expect(says).toMatch(words);
  expect(says).not.toContain("hidden");
});
