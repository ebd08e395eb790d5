import { lstatSync, readFileSync } from "node:fs";
import { parseEnv } from "node:util";
import { mask } from "#server/log.ts";
import { settingNames } from "./schema.ts";

/** Adds .env to the environment, which wins. `problems` say why nothing was added; `doubts` name what the shop does not know. */
export function addSettingsFile(environment: NodeJS.ProcessEnv, path = ".env") {
  let text: string;
  try {
    // A broken link is not the same as no file.
    if (!lstatSync(path, { throwIfNoEntry: false })) return { problems: [], doubts: [] };
    text = new TextDecoder("utf-8", { fatal: true }).decode(readFileSync(path));
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    const problem = `.env cannot be read (${code}). Make it a text file in UTF-8 that this user may read, or remove it.`;
    return { problems: [problem], doubts: [] };
  }
  // Node's parser passes over such a line in silence, and the key in it would be missed later.
  const odd = text
    .split(/\r\n?|\n/u)
    .findIndex((line) => !/^\s*(?:#|$)|^[^\0]*=[^\0]*$/u.test(line));
  if (odd >= 0) {
    return { problems: [`Line ${odd + 1} of .env is no setting. Write NAME=value.`], doubts: [] };
  }
  const settings = parseEnv(text);
  for (const [name, value] of Object.entries(settings)) environment[name] ??= value;
  const unknown = Object.keys(settings).filter((name) => !settingNames.some((one) => one === name));
  const doubt = `.env sets what the shop does not know: ${unknown.map((name) => mask(name)).join(", ")}. Compare with .env.example.`;
  return { problems: [], doubts: unknown.length > 0 ? [doubt] : [] };
}
