import { expect, onTestFinished, test } from "vitest";
import { startMailServer } from "#tests/support/mail-server.ts";
import { createSmtpMailer } from "./smtp-mailer.ts";
import type { MailSettings } from "#server/settings/mail.ts";

const from = { name: "Your Name", address: "hello@petals.example" };
const mail = {
  to: "ada@example.com",
  replyTo: "help@petals.example",
  subject: "The way back",
  text: "Hello,\n\nthe way back is “here”.\n",
};

/** A mail server, and a mailer that sends through it. */
async function openMailer({
  settings = {},
  ...options
}: Parameters<typeof startMailServer>[0] & { settings?: Partial<MailSettings> } = {}) {
  const server = await startMailServer(options);
  onTestFinished(server.close);
  const mailer = createSmtpMailer({
    host: "127.0.0.1",
    port: server.port,
    tls: "never",
    login: undefined,
    from,
    ...settings,
  });
  return { server, mailer };
}

test("a mail arrives as plain text, from the owner, and no holiday note answers it", async () => {
  const { server, mailer } = await openMailer();
  await mailer.send(mail);
  expect(server.mails).toEqual([
    { from: from.address, to: [mail.to], head: expect.any(String), text: mail.text },
  ]);
  const head = server.mails[0]?.head ?? "";
  for (const line of [
    "From: Your Name <hello@petals.example>",
    "To: ada@example.com",
    "Reply-To: help@petals.example",
    "Subject: The way back",
    "Auto-Submitted: auto-generated",
    "Content-Type: text/plain; charset=utf-8",
  ]) {
    expect(head.split("\r\n")).toContain(line);
  }
});

test("an address with a comma stays one address", async () => {
  const { server, mailer } = await openMailer();
  await mailer.send({ ...mail, to: "ada,eve@example.com" });
  expect(server.mails[0]?.to.map((address) => address.replaceAll('"', ""))).toEqual([
    "ada,eve@example.com",
  ]);
});

test("the mailer logs in, verifying sends nothing, and where there is no TLS no password is given away", async () => {
  const login = { user: "shop", pass: "secret" };
  let logins = 0;
  const counted = {
    onAuth: (given, _session, done) => {
      logins += 1;
      const isRight = given.username === login.user && given.password === login.pass;
      return isRight ? done(null, { user: login.user }) : done(new Error("wrong"));
    },
  } satisfies Parameters<typeof startMailServer>[0];
  const closed = { settings: { login }, authOptional: false, ...counted };
  const { server, mailer } = await openMailer(closed);
  await mailer.verify();
  expect([logins, server.mails]).toEqual([1, []]);
  await mailer.send(mail);
  expect([logins, server.mails.length]).toEqual([2, 1]);
  const open = await openMailer({ settings: { login, tls: "required" }, ...counted });
  await expect(open.mailer.verify()).rejects.toThrow(/TLS/u);
  expect(logins).toBe(2);
});
