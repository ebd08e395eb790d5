import { randomUUID } from "node:crypto";
import { existsSync } from "node:fs";
import { site } from "#content/site.ts";
import { describeError } from "#server/log.ts";
import { createSmtpMailer } from "#server/mail/smtp-mailer.ts";
import { createStripeCoupons } from "#server/payments/stripe-promotion-codes.ts";
import { createStripeSetupReader } from "#server/payments/stripe-setup.ts";
import { createStripeProvider } from "#server/payments/stripe.ts";
import { offerUnder } from "#server/purchases/offer.ts";
import { addSettingsFile } from "#server/settings/settings-file.ts";
import { openDatabase } from "#server/storage/open-database.ts";
import { openStore } from "#server/storage/open-store.ts";
import { readAddress } from "./doctor-site.ts";
import { run } from "./run.ts";

/** The owner's command line as a program: `npm run operator -- --help`. */

const now = () => new Date();
const say = (stream: NodeJS.WriteStream) => (text: string) => void stream.write(`${text}\n`);
const silent = { info: () => undefined, warn: () => undefined, error: () => undefined };

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
    words: site,
    now,
    readAddress,
    checkMail: (mail) => createSmtpMailer(mail).verify(),
    newId: randomUUID,
    out: say(process.stdout),
    err: say(process.stderr),
    // A mistyped path must not become a new and empty database, and only the server migrates.
    openStore: async ({ database }) =>
      database.kind === "sqlite" && !existsSync(database.path)
        ? "none"
        : openStore(database, silent, { migrates: false }),
    openDatabase: ({ database }) => openDatabase(database, silent),
    provider: ({ payments }) =>
      payments.kind === "stripe" ? createStripeProvider({ ...payments, now }) : undefined,
    coupons: ({ payments, priceId }) =>
      payments.kind === "stripe"
        ? createStripeCoupons(payments.secretKey, offerUnder(priceId), now)
        : undefined,
    setupReader: ({ payments }) =>
      payments.kind === "stripe" ? createStripeSetupReader(payments.secretKey) : undefined,
  });
} catch (error) {
  say(process.stderr)(
    `Something went wrong inside the program. ${JSON.stringify(describeError(error))}`,
  );
  process.exitCode = 1;
}
