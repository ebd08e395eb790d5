import { execFileSync } from "node:child_process";
import { accessSync, constants, existsSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import process from "node:process";
import { fileURLToPath } from "node:url";
import { chromium } from "@playwright/test";

/** A browser to start, and the environment it needs. */
export type FoundBrowser = {
  readonly executablePath: string;
  readonly env: Readonly<Record<string, string>>;
};

const noBrowser = [
  "The journeys need a Chrome or Chromium, and none was found.",
  "Install one (on Debian or Ubuntu: apt-get install chromium; or: npx playwright install chromium),",
  "or set CHROME_PATH to the program.",
].join(" ");

/**
 * The browser for the journeys: CHROME_PATH, else an installed Chrome or Chromium, else Playwright's own,
 * else the one in the npm package @sparticuz/chromium. Throws a sentence that says how to get one.
 */
export async function findBrowser(): Promise<FoundBrowser> {
  const named = process.env["CHROME_PATH"];
  if (named) {
    if (isProgram(named)) return { executablePath: named, env: {} };
    throw new Error(`CHROME_PATH is ${named}, but there is no program at that place.`);
  }
  const installed = installedPaths().find(isProgram) ?? playwrightsOwn();
  if (installed) return { executablePath: installed, env: {} };
  return packagedBrowser();
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

/** Only made for Linux on x64; where the system lacks libnss3 it brings its own copy. */
async function packagedBrowser(): Promise<FoundBrowser> {
  if (process.platform !== "linux" || process.arch !== "x64") throw new Error(noBrowser);
  const { default: packaged, inflate } = await import("@sparticuz/chromium");
  const executablePath = await packaged.executablePath();
  // Without its fonts nothing would be measured or read; the package unpacks them beside the program.
  const env = { FONTCONFIG_PATH: join(tmpdir(), "fonts") };
  if (hasAllLibraries(executablePath)) return { executablePath, env };
  const archive = join(
    dirname(fileURLToPath(import.meta.resolve("@sparticuz/chromium"))),
    "../bin/al2023.tar.br",
  );
  const libraries = join(await inflate(archive), "lib");
  return { executablePath, env: { ...env, LD_LIBRARY_PATH: libraries } };
}

function hasAllLibraries(program: string): boolean {
  try {
    return !execFileSync("ldd", [program], { encoding: "utf8" }).includes("not found");
  } catch {
    return false;
  }
}

function isProgram(path: string): boolean {
  if (!existsSync(path)) return false;
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
