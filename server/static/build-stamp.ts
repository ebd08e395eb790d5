import { createHash } from "node:crypto";
import { existsSync, globSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Environment } from "#server/settings/config.ts";
import { isOnThisMachine } from "#server/settings/web-address.ts";

/** The files that the pages are made of, and what is sold on them. */
const sources = [
  "astro.config.ts",
  "package-lock.json",
  "{content,domain,drawing,pdf,web}/**/*.{astro,ts,tsx,css,mdx,svg,png,avif,jpg,jpeg,webp,txt}",
];

/** The settings that are built into the pages. */
const settingNames = ["SITE_URL", "PUBLIC_BACKEND_URL", "PUBLIC_ANON_KEY", "PUBLIC_PRICE_ID"];

/** What pages were made of: a hash of their sources, and the settings that are built into them by name. */
type Stamp = { readonly sources: string; readonly settings: Readonly<Record<string, string>> };

const stampOf = (folder: string) => join(folder, "dist", ".built-from");

/** Notes beside the pages what they were just made of; `folder` is the one that holds the sources and dist/. */
export function writeStamp(folder: string, environment: Environment): void {
  const stamp: Stamp = { sources: hashOfSources(folder), settings: settingsIn(environment) };
  writeFileSync(stampOf(folder), JSON.stringify(stamp));
}

/** Why the pages in dist/ are not those of these settings and, where they are there, sources; undefined when they are. */
export function whyNotCurrent(folder: string, environment: Environment): string | undefined {
  const stamp = readStamp(folder);
  if (!stamp) return "The pages are not built. Run npm run build, and restart.";
  for (const [name, value] of Object.entries(settingsIn(environment))) {
    const built = stamp.settings[name];
    if (built === value) continue;
    // Without SITE_URL the site is at an address of this machine.
    const [before, today] = name === "SITE_URL" ? ["a local", "a local one"] : ["no", "none"];
    return `The pages were built with ${built ? `${name}=${built}` : `${before} ${name}`}, and the server runs with ${value || today}. Build them with the settings of the server, and restart.`;
  }
  const hasSources = existsSync(join(folder, "astro.config.ts"));
  if (!hasSources || stamp.sources === hashOfSources(folder)) return undefined;
  return "The pages are older than their sources. Run npm run build, and restart.";
}

function readStamp(folder: string): Stamp | undefined {
  try {
    return JSON.parse(readFileSync(stampOf(folder), "utf8"));
  } catch {
    return undefined;
  }
}

function settingsIn(environment: Environment): Stamp["settings"] {
  return Object.fromEntries(
    settingNames.map((name) => {
      const value = environment[name]?.trim().replace(/\/$/u, "") ?? "";
      // All addresses of this machine are one, whatever the port: nobody else follows them.
      return [name, name === "SITE_URL" && value && isOnThisMachine(value) ? "" : value];
    }),
  );
}

function hashOfSources(folder: string): string {
  const hash = createHash("sha256");
  for (const path of globSync(sources, { cwd: folder }).toSorted()) {
    // Only the tests of content/ decide what may be built; the others change no page.
    if (path.endsWith(".test.ts") && !path.startsWith("content/")) continue;
    hash
      .update(path)
      .update("\0")
      .update(readFileSync(join(folder, path)))
      .update("\0");
  }
  return hash.digest("hex");
}
