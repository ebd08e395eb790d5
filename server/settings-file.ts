import { lstatSync, readFileSync } from "node:fs";
import { parseEnv } from "node:util";

/** Every setting of the shop; .env.example says what each is for. */
export const settingNames = [
  "NODE_ENV",
  "PORT",
  "HOST",
  "SITE_URL",
  "TRUST_PROXY",
  "KEEP_ALIVE_SECONDS",
  "HSTS",
  "LIMIT_FACTOR",
  "METRICS_TOKEN",
  "LOG_LEVEL",
  "DATABASE_URL",
  "RETENTION_DAYS",
  "SMTP_URL",
  "MAIL_FROM",
  "STRIPE_SECRET_KEY",
  "STRIPE_WEBHOOK_SECRET",
  "STRIPE_AUTOMATIC_TAX",
  "STRIPE_BILLING_ADDRESS_COLLECTION",
  "STRIPE_TERMS_OF_SERVICE",
  "STRIPE_TERMS_OF_SERVICE_ACCEPTANCE",
  "STRIPE_STATEMENT_DESCRIPTOR_SUFFIX",
  "STRIPE_RECEIPT_EMAIL",
  "PAYMENTS",
  "PUBLIC_PRICE_ID",
  "PUBLIC_ANON_KEY",
  "PUBLIC_BACKEND_URL",
] as const;

export type SettingName = (typeof settingNames)[number];

/** The text settings of the process, as in `process.env`. */
export type Environment = Readonly<Record<string, string | undefined>>;

const blankOrComment = /^\s*(?:#|$)/u;
/**
 * NAME=value, the value in quotation marks at both ends or at none. Node reads other lines in surprising ways, so they are
 * refused.
 */
const setting =
  /^\s*(?:export\s+)?([A-Za-z_]\w*)\s*=\s*(?:(?:"[^"]*"|'[^']*'|`[^`]*`)\s*(?:#.*)?|[^\s"'`].*)?$/u;

/**
 * Adds the settings in .env to the environment, which wins; server, build and command line read no other file. `problems`
 * say what is wrong, and then nothing was added; `doubts` name unknown settings. Both name lines by number only, since a
 * line may hold a secret.
 */
export function addSettingsFile(
  environment: NodeJS.ProcessEnv,
  path = ".env",
): { readonly problems: readonly string[]; readonly doubts: readonly string[] } {
  const wrong = (problem: string) => ({ problems: [problem], doubts: [] });
  let bytes: Uint8Array;
  try {
    // A broken link is not the same as no file.
    if (!lstatSync(path, { throwIfNoEntry: false })) return { problems: [], doubts: [] };
    bytes = readFileSync(path);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    return wrong(
      `.env cannot be read (${code}). Make it a text file that this user may read, or remove it.`,
    );
  }
  const text = readText(bytes);
  if (text === undefined) return wrong(".env is not UTF-8 text. Save it again in that encoding.");

  const settings: NodeJS.Dict<string> = {};
  const strange: number[] = [];
  const unknown: number[] = [];
  for (const [i, line] of text.split(/\r\n|\n|\r/u).entries()) {
    if (blankOrComment.test(line)) continue;
    const name = setting.exec(line)?.[1];
    if (name === undefined) strange.push(i + 1);
    else if (!settingNames.some((known) => known === name)) unknown.push(i + 1);
    Object.assign(settings, parseEnv(line.trim()));
  }
  if (strange.length > 0) {
    return wrong(
      `These lines of .env are no settings: ${strange.join(", ")}. Write each as NAME=value in one line, with a quotation mark at both ends or at none, or begin it with #.`,
    );
  }
  for (const [name, value] of Object.entries(settings)) environment[name] ??= value;
  const doubt = `These lines of .env set nothing that the shop knows: ${unknown.join(", ")}. Compare their names with .env.example.`;
  return { problems: [], doubts: unknown.length > 0 ? [doubt] : [] };
}

/** The text without its byte order mark; undefined if it is not UTF-8. */
function readText(bytes: Uint8Array): string | undefined {
  try {
    const text = new TextDecoder("utf-8", { fatal: true }).decode(bytes);
    // UTF-16 without its mark passes as UTF-8, with a zero beside each letter.
    return text.includes("\0") ? undefined : text;
  } catch {
    return undefined;
  }
}
