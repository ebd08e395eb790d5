import { existsSync } from "node:fs";
import { createInterface } from "node:readline";
import { founderStory, site, testimonial } from "#content/site.ts";
import { describeError } from "#server/log.ts";
import { createSmtpMailer } from "#server/mail/smtp-mailer.ts";
import { createStripeSetupReader } from "#server/payments/stripe-setup.ts";
import { addSettingsFile } from "#server/settings/settings-file.ts";
import { openStore } from "#server/storage/open-store.ts";
import { readAddress } from "./doctor-site.ts";
import { run } from "./command-line.ts";

/** The owner's command line as a program: `npm run operator -- --help`. */

/** Visitors and files write what is printed here: no control reaches the terminal but the ends of lines and tabs. */
const say = (stream: NodeJS.WriteStream) => (text: string) => {
  const code = (control: string) => `\\u${control.charCodeAt(0).toString(16).padStart(4, "0")}`;
  stream.write(`${text.replace(/[^\P{Cc}\n\t]/gu, code)}\n`);
};
const silent = { info: () => undefined, warn: () => undefined, error: () => undefined };

async function readLine(prompt: string): Promise<string> {
  if (process.stdin.isTTY) process.stderr.write(prompt);
  for await (const line of createInterface({ input: process.stdin })) {
    // Else the program would not end before whoever writes there.
    process.stdin.destroy();
    return line;
  }
  return "";
}

const { problems } = addSettingsFile(process.env);
if (problems.length > 0) {
  say(process.stderr)(problems.join("\n"));
  process.exit(1);
}
// `| head` closes the pipe early; that is no failure.
process.stdout.on("error", () => process.exit());
try {
  process.exitCode = await run(process.argv.slice(2), {
    environment: process.env,
    words: { ...site, testimonial, founderStory },
    now: () => new Date(),
    readAddress,
    checkMail: (mail) => createSmtpMailer(mail).verify(),
    readLine,
    out: say(process.stdout),
    err: say(process.stderr),
    // A mistyped path must not become a new and empty database, and only the server migrates.
    openStore: async ({ database }) =>
      database.kind === "sqlite" && !existsSync(database.path)
        ? "none"
        : openStore(database, silent, { migrates: false }),
    setupReader: ({ payments, checkout }) =>
      payments.kind === "stripe"
        ? createStripeSetupReader(payments.secretKey, checkout)
        : undefined,
  });
} catch (error) {
  say(process.stderr)(
    `Something went wrong inside the program. ${JSON.stringify(describeError(error))}`,
  );
  process.exitCode = 1;
}
