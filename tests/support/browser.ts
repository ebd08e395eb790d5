import { execFileSync } from "node:child_process";
import {
  accessSync,
  constants,
  existsSync,
  mkdirSync,
  mkdtempSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { dirname, join } from "node:path";
import process from "node:process";
import { fileURLToPath } from "node:url";
import { chromium } from "@playwright/test";

/** A browser, and the environment that it needs. */
export type FoundBrowser = {
  readonly executablePath: string;
  readonly env: Readonly<Record<string, string>>;
};

const root = fileURLToPath(new URL("../..", import.meta.url));

const noBrowser = [
  "The journeys need a Chrome or Chromium, and none was found.",
  "Install one (on Debian or Ubuntu: apt-get install chromium; or: npx playwright install chromium),",
  "or set CHROME_PATH to the program.",
].join(" ");

/**
 * The browser for the journeys: CHROME_PATH, else the one in the npm package @sparticuz/chromium where that runs, else
 * an installed Chrome or Chromium, else Playwright's own. Throws a sentence that says how to get one.
 */
export async function findBrowser(): Promise<FoundBrowser> {
  const named = process.env["CHROME_PATH"];
  if (named) {
    if (isProgram(named)) return { executablePath: named, env: {} };
    throw new Error(`CHROME_PATH is ${named}, but there is no program at that place.`);
  }
  if (process.platform === "linux" && process.arch === "x64") return packagedBrowser();
  const installed = findInstalledBrowser();
  if (installed) return installed;
  throw new Error(noBrowser);
}

/** An installed Chrome or Chromium, else Playwright's own. Both are whole browsers with a back-forward cache. */
export function findInstalledBrowser(): FoundBrowser | undefined {
  const executablePath = installedPaths().find(isProgram) ?? playwrightsOwn();
  return executablePath === undefined ? undefined : { executablePath, env: {} };
}

function installedPaths(): readonly string[] {
  if (process.platform === "darwin") {
    return ["Google Chrome", "Chromium", "Microsoft Edge"].map(
      (name) => `/Applications/${name}.app/Contents/MacOS/${name}`,
    );
  }
  const names = ["google-chrome-stable", "google-chrome", "chromium", "chromium-browser"];
  const folders = (process.env["PATH"] ?? "").split(":");
  return names.flatMap((name) => folders.map((folder) => join(folder, name)));
}

function playwrightsOwn(): string | undefined {
  const path = chromium.executablePath();
  return isProgram(path) ? path : undefined;
}

/**
 * Unpacks the packaged browser with its fonts and libraries into a folder of its own. The package itself would use the
 * folder for temporary files, which other users and older versions share, and would accept a file that it had not finished.
 */
async function packagedBrowser(): Promise<FoundBrowser> {
  const folder = join(root, "node_modules/.cache/chromium");
  if (!existsSync(folder)) {
    mkdirSync(dirname(folder), { recursive: true });
    const draft = mkdtempSync(`${folder}-`);
    await unpackInto(draft);
    writeFileSync(join(draft, "fonts/fonts.conf"), fontsIn(join(folder, "fonts")));
    try {
      renameSync(draft, folder);
    } catch (error) {
      // Unless another run was first.
      if (!existsSync(folder)) throw error;
      rmSync(draft, { recursive: true });
    }
  }
  const executablePath = join(folder, "chromium");
  // Text is drawn with the package's fonts.
  const env = { FONTCONFIG_PATH: join(folder, "fonts") };
  // Where the system lacks libnss3 the package has its own copy.
  if (hasAllLibraries(executablePath)) return { executablePath, env };
  return { executablePath, env: { ...env, LD_LIBRARY_PATH: join(folder, "al2023/lib") } };
}

/** The settings in the package name the folder for temporary files. */
function fontsIn(folder: string): string {
  const cache = join(folder, "cache");
  return `<fontconfig><dir>${folder}</dir><cachedir>${cache}</cachedir></fontconfig>\n`;
}

async function unpackInto(folder: string): Promise<void> {
  const { default: packaged, inflate } = await import("@sparticuz/chromium");
  const archives = join(
    dirname(fileURLToPath(import.meta.resolve("@sparticuz/chromium"))),
    "../bin",
  );
  const temporary = process.env["TMPDIR"];
  process.env["TMPDIR"] = folder;
  try {
    await packaged.executablePath();
    await inflate(join(archives, "al2023.tar.br"));
  } finally {
    if (temporary === undefined) delete process.env["TMPDIR"];
    else process.env["TMPDIR"] = temporary;
  }
}

function hasAllLibraries(program: string): boolean {
  try {
    return !execFileSync("ldd", [program], { encoding: "utf8" }).includes("not found");
  } catch {
    return false;
  }
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
