import { createTransport } from "nodemailer";
import type { MailSettings } from "#server/settings/mail.ts";

export type Mail = {
  readonly to: string;
  readonly replyTo: string;
  readonly subject: string;
  readonly text: string;
};

export type Mailer = ReturnType<typeof createSmtpMailer>;

const patience = 10_000;

/** Sends through any SMTP server, with a connection for each mail: they are few. */
export function createSmtpMailer({ host, port, tls, login, from }: MailSettings) {
  const transport = createTransport({
    host,
    port,
    secure: tls === "always",
    requireTLS: tls === "required",
    ignoreTLS: tls === "never",
    ...(login ? { auth: login } : {}),
    connectionTimeout: patience,
    greetingTimeout: patience,
    socketTimeout: patience,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    /** Resolves once the mail server has taken the mail; rejects when it does not. */
    send: async ({ to, ...mail }: Mail) => {
      await transport.sendMail({
        ...mail,
        from,
        // As an object, so that commas and brackets in an address never make two of it.
        to: { name: "", address: to },
        // No holiday note answers (RFC 3834).
        headers: { "Auto-Submitted": "auto-generated" },
      });
    },
    /** Connects, logs in, and sends nothing; rejects when the mail server cannot be used. */
    verify: async () => {
      await transport.verify();
    },
  };
}
