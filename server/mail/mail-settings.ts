import { hasEmailShape } from "#domain/purchase/email.ts";
import type { SettingName } from "#server/settings-file.ts";
import { localHosts } from "#server/web-address.ts";

/** An SMTP server, and who mails are from. */
export type MailSettings = {
  readonly host: string;
  readonly port: number;
  /** From the first byte (smtps), on request of ours (STARTTLS), if the server offers that, or never: on this machine only. */
  readonly tls: "always" | "required" | "offered" | "never";
  readonly login: { readonly user: string; readonly pass: string } | undefined;
  readonly from: { readonly name: string; readonly address: string };
};

const smtpProblem =
  "SMTP_URL must be like smtps://user:password@smtp.example.com, or smtp://user:password@smtp.example.com:587; write @ as %40, / as %2F, : as %3A and % as %25 in user and password. It is not repeated here, since it may hold a password.";
const fromProblem =
  "MAIL_FROM must be an e-mail address, or a name with one, such as Your Name <hello@example.com>.";

/**
 * Reads how mails go out; `text` gives a trimmed setting. Undefined without SMTP_URL, or beside a sentence about what is
 * wrong. A password leaves this machine only under TLS.
 */
export function readMail(
  text: (name: SettingName) => string | undefined,
  problems: string[],
): MailSettings | undefined {
  const given = text("SMTP_URL");
  const sender = text("MAIL_FROM");
  if (given === undefined && sender === undefined) return undefined;
  if (given === undefined) {
    problems.push("SMTP_URL is missing, and MAIL_FROM is set. Set both, or leave both out.");
    return undefined;
  }
  const server = readServer(given);
  const from = readSender(sender ?? "");
  if (!server) problems.push(smtpProblem);
  if (!from) problems.push(sender === undefined ? `${fromProblem} It is missing.` : fromProblem);
  return server && from && { ...server, from };
}

function readServer(given: string): Omit<MailSettings, "from"> | undefined {
  const url = URL.parse(given);
  if (!url || !["smtp:", "smtps:"].includes(url.protocol) || url.hostname === "") return undefined;
  if (!["", "/"].includes(url.pathname) || /[?#\s]/u.test(given)) return undefined;
  if ((url.username === "") !== (url.password === "")) return undefined;
  const user = decoded(url.username);
  const pass = decoded(url.password);
  if (user === undefined || pass === undefined) return undefined;
  const isImplicit = url.protocol === "smtps:";
  return {
    host: url.hostname.replaceAll(/[[\]]/gu, ""),
    port: Number(url.port || (isImplicit ? 465 : 587)),
    tls: isImplicit ? "always" : startTls(url),
    login: user === "" ? undefined : { user, pass },
  };
}

/** A mail server on this machine seldom has a certificate for "localhost". */
function startTls({ hostname, username }: URL): "required" | "offered" | "never" {
  if (localHosts.has(hostname)) return "never";
  return username === "" ? "offered" : "required";
}

function decoded(part: string): string | undefined {
  try {
    return decodeURIComponent(part);
  } catch {
    return undefined;
  }
}

function readSender(given: string): MailSettings["from"] | undefined {
  const [, name = "", address = given] = /^"?([^"<>@\p{Cc}]*?)"?\s*<([^<>]+)>$/u.exec(given) ?? [];
  return hasEmailShape(address) && !/[<>",;]/u.test(address) ? { name, address } : undefined;
}
