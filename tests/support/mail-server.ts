import { SMTPServer, type SMTPServerOptions } from "smtp-server";
import { listenHere } from "./ports.ts";

/** A mail as the server received it: the addresses of its envelope, its header lines, and its text, decoded. */
export type ReceivedMail = {
  readonly from: string;
  readonly to: readonly string[];
  readonly head: string;
  readonly text: string;
};

/** An SMTP server on this machine that keeps what it is sent; `close` ends it. */
export async function startMailServer(options: SMTPServerOptions = {}) {
  const mails: ReceivedMail[] = [];
  const waiting: ((mail: ReceivedMail) => void)[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    // Without TLS, as here, a server offers no login unless it is told to.
    allowInsecureAuth: true,
    onData(stream, { envelope }, done) {
      let raw = "";
      stream.on("data", (chunk: Buffer) => (raw += chunk.toString("latin1")));
      stream.on("end", () => {
        const [head = "", ...body] = raw.split("\r\n\r\n");
        const mail = {
          from: envelope.mailFrom ? envelope.mailFrom.address : "",
          to: envelope.rcptTo.map(({ address }) => address),
          head,
          text: decoded(body.join("\n\n")),
        };
        mails.push(mail);
        waiting.shift()?.(mail);
        done();
      });
    },
    ...options,
  });
  const { port } = await listenHere(server.server);
  return {
    port,
    url: `smtp://127.0.0.1:${port}`,
    mails,
    next: () => new Promise<ReceivedMail>((resolve) => void waiting.push(resolve)),
    close: () => new Promise<void>((resolve) => void server.close(resolve)),
  };
}

/** Quoted-printable (RFC 2045, 6.7) as text. */
function decoded(body: string): string {
  const bytes = body
    .replaceAll(/=\r?\n/gu, "")
    .replaceAll(/=([\dA-F]{2})/gu, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)));
  return Buffer.from(bytes, "latin1").toString("utf8").replaceAll("\r\n", "\n");
}
