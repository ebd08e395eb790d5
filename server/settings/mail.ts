import { hasEmailShape } from "#domain/purchase/email.ts";
import { localHosts } from "./web-address.ts";

/** An SMTP server, and who mails are from. */
export type MailSettings = {
  readonly host: string;
  readonly port: number;
  /** From the first byte (smtps), on request of ours (STARTTLS), if the server offers that, or never: on this machine only. */
  readonly tls: "always" | "required" | "offered" | "never";
  readonly login: { readonly user: string; readonly pass: string } | undefined;
  readonly from: { readonly name: string; readonly address: string };
};

/** The server in SMTP_URL; undefined if it is none. A password leaves this machine only under TLS. */
export function readSmtp(given: string): Omit<MailSettings, "from"> | undefined {
  const url = URL.parse(given);
  if (!url || !["smtp:", "smtps:"].includes(url.protocol) || url.hostname === "") return undefined;
  if (!["", "/"].includes(url.pathname) || /[?#\s]/u.test(given)) return undefined;
  if ((url.username === "") !== (url.password === "")) return undefined;
  const user = decoded(url.username);
  const pass = decoded(url.password);
  if (user === undefined || pass === undefined) return undefined;
  // A mail server on this machine seldom has a certificate for "localhost".
  const startTls = localHosts.has(url.hostname) ? "never" : user === "" ? "offered" : "required";
  const isImplicit = url.protocol === "smtps:";
  return {
    host: url.hostname.replaceAll(/[[\]]/gu, ""),
    port: Number(url.port || (isImplicit ? 465 : 587)),
    tls: isImplicit ? "always" : startTls,
    login: user === "" ? undefined : { user, pass },
  };
}

function decoded(part: string): string | undefined {
  try {
    return decodeURIComponent(part);
  } catch {
    return undefined;
  }
}

/** The name and e-mail in MAIL_FROM; undefined if there is no e-mail. */
export function readSender(given: string): MailSettings["from"] | undefined {
  const [, name = "", address = given] = /^"?([^"<>@\p{Cc}]*?)"?\s*<([^<>]+)>$/u.exec(given) ?? [];
  return hasEmailShape(address) && !/[<>",;]/u.test(address) ? { name, address } : undefined;
}
