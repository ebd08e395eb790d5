import { expect, test } from "vitest";
import { mailFinding } from "./doctor-mail.ts";

const mail = {
  host: "smtp.example",
  port: 465,
  tls: "always",
  login: { user: "shop", pass: "hidden" },
  from: { name: "", address: "hello@petals.example" },
} as const;

test("without a mail server it is noted that no link can be mailed", async () => {
  const check = () => Promise.reject(new Error("Nobody is to be asked."));
  expect(await mailFinding(undefined, check)).toMatchObject({
    verdict: "note",
    says: expect.stringContaining("/lost-report is not there"),
  });
});

test("a mail server that takes mails is named, and where buyers ask for one", async () => {
  expect(await mailFinding(mail, () => Promise.resolve())).toMatchObject({
    verdict: "ok",
    says: expect.stringMatching(/^smtp\.example:465 takes mails; \/lost-report is there/u),
  });
});

test("a mail server that refuses is a problem, without a password or an e-mail", async () => {
  const check = () => Promise.reject(new Error("Invalid login: 535 for ada@petals.example"));
  const { verdict, says } = await mailFinding(mail, check);
  expect(verdict).toBe("problem");
  expect(says).toMatch(/^smtp\.example:465 takes no mails \(Invalid login: 535 for <e-mail>\)/u);
  expect(says).not.toContain("hidden");
});
