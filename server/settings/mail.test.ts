import { expect, test } from "vitest";
import { readConfig, type Environment } from "./config.ts";

const MAIL_FROM = "Your Name <hello@petals.example>";

function read(environment: Environment) {
  const result = readConfig(environment);
  return result.kind === "ready" ? result.config.mail : result.problems;
}

const from = { name: "Your Name", address: "hello@petals.example" };
const login = { user: "shop@petals.example", pass: "p@ss/word" };

const user = "shop%40petals.example:p%40ss%2Fword";
const server = (host: string, port: number, tls: string) => ({ host, port, tls, login: undefined });

test.each([
  [`smtps://${user}@a.example`, { ...server("a.example", 465, "always"), login }],
  [`smtp://${user}@a.example:2525/`, { ...server("a.example", 2525, "required"), login }],
  ["smtp://relay.internal:25", server("relay.internal", 25, "offered")],
  ["smtp://localhost", server("localhost", 587, "never")],
  ["smtp://[::1]:25", server("::1", 25, "never")],
])("%s is a mail server, and a password leaves this machine under TLS only", (SMTP_URL, meant) => {
  expect(read({ SMTP_URL, MAIL_FROM })).toEqual({ ...meant, from });
});

test.each([
  ["hello@petals.example", ""],
  ['"Your Name" <hello@petals.example>', "Your Name"],
])("mails may be from %s", (sender, name) => {
  const settings = { SMTP_URL: "smtp://localhost", MAIL_FROM: sender };
  expect(read(settings)).toMatchObject({ from: { ...from, name } });
});

test("without both settings no mail goes out", () => {
  expect(read({})).toBeUndefined();
  expect(read({ SMTP_URL: " ", MAIL_FROM: "" })).toBeUndefined();
});

test.each([
  "smtp.example.com",
  "https://smtp.example.com",
  "smtp://",
  "smtp://smtp.example.com/path",
  "smtp://smtp.example.com?tls=no",
  "smtps://user@smtp.example.com",
  "smtps://:hidden@smtp.example.com",
  "smtps://user:hidden%@smtp.example.com",
  "smtps://user:hidden@smtp.example.com:port",
])("SMTP_URL %s is refused with a sentence that does not repeat it", (SMTP_URL) => {
  const problems = read({ SMTP_URL, MAIL_FROM });
  expect(problems).toEqual([expect.stringMatching(/^SMTP_URL must be like smtps:/u)]);
  expect(String(problems)).not.toContain("hidden");
});

test.each(["hello", "Your Name", "a@b.example, c@d.example", "Your <Name> <a@b.example>"])(
  "MAIL_FROM %j is refused",
  (sender) => {
    expect(read({ SMTP_URL: "smtp://localhost", MAIL_FROM: sender })).toEqual([
      expect.stringMatching(/^MAIL_FROM must be/u),
    ]);
  },
);

test("one of the two settings alone is refused", () => {
  expect(read({ SMTP_URL: "smtp://localhost" })).toEqual([
    expect.stringMatching(/^MAIL_FROM must be .* It is missing\.$/u),
  ]);
  expect(read({ MAIL_FROM })).toEqual([expect.stringMatching(/^SMTP_URL is missing/u)]);
});
