/**
 * Photographs every screen and state of the built site into pictures/, for people to look at: both color schemes,
 * three widths; and every page of the PDF that the browser makes of a report.
 * Words after the command choose scenes: `npm run pictures -- quiz results pdf`.
 */
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import process from "node:process";
import { chromium, type Browser, type BrowserContextOptions, type Page } from "@playwright/test";
import { isWindow, readReport, scenes } from "./support/scenes.ts";
import { startSite } from "./support/running-site.ts";
import { findBrowser } from "./support/browser.ts";
import { downloadPdf } from "./support/buying.ts";
import { pngPages } from "./support/read-pdf.ts";

const folder = "pictures";

type Device = {
  /** What the browser says about its pointer, which no page option can change: no hover on phones. */
  readonly pointer: string;
  readonly widths: readonly number[];
  readonly height: number;
  readonly options: BrowserContextOptions;
};

const devices: readonly Device[] = [
  {
    pointer:
      "primaryHoverType=1,availableHoverTypes=1,primaryPointerType=2,availablePointerTypes=2",
    widths: [360],
    height: 740,
    options: { hasTouch: true, isMobile: true },
  },
  {
    pointer:
      "primaryHoverType=2,availableHoverTypes=2,primaryPointerType=4,availablePointerTypes=4",
    widths: [768, 1280],
    height: 800,
    options: {},
  },
];

const words = process.argv.slice(2);
const isChosen = (name: string) => words.length === 0 || words.some((word) => name.includes(word));
const chosen = Object.keys(scenes).filter(isChosen);
const wantsPdf = isChosen("pdf");
if (chosen.length === 0 && !wantsPdf) {
  const names = [...Object.keys(scenes), "pdf"].join(", ");
  throw new Error(`No scene has such a name. There are: ${names}.`);
}

const { executablePath, env } = await findBrowser();
await using site = await startSite({
  // Without a mail server there is no page for a lost report.
  SMTP_URL: "smtp://localhost:1",
  MAIL_FROM: "hello@example.com",
});
let count = 0;
await mkdir(folder, { recursive: true });
// One browser for each kind of device, side by side.
await Promise.all(
  devices.map(async (device) => {
    await using browser = await chromium.launch({
      executablePath,
      env: { ...process.env, ...env },
      args: ["--disable-gpu", `--blink-settings=${device.pointer}`],
    });
    for (const scene of chosen) await photograph(scene, device, browser);
    if (wantsPdf && device === devices.at(-1)) await photographPdf(browser);
  }),
);
process.stdout.write(`${count} pictures are in ${folder}/.\n`);

async function photograph(
  scene: string,
  { widths, height, options }: Device,
  browser: Browser,
): Promise<void> {
  for (const width of widths) {
    await using context = await browser.newContext({
      ...options,
      viewport: { width, height },
      baseURL: site.origin,
      reducedMotion: "reduce",
      colorScheme: "light",
    });
    try {
      const page = await context.newPage();
      await scenes[scene]?.(page);
      await shoot(page, `${scene}-${width}`, isWindow(scene));
    } catch (error) {
      throw new Error(`The scene "${scene}" failed at ${width} px.`, { cause: error });
    }
  }
}

/** Buys a report, downloads its PDF, and draws each page at twice its size on paper. */
async function photographPdf(browser: Browser): Promise<void> {
  await using context = await browser.newContext({ baseURL: site.origin, reducedMotion: "reduce" });
  const page = await context.newPage();
  await readReport(page);
  const pages = await pngPages(await readFile(await downloadPdf(page)), 2);
  for (const [index, { png }] of pages.entries()) {
    await writeFile(join(folder, `pdf-${String(index + 1).padStart(2, "0")}.png`), png);
    count++;
  }
}

async function shoot(page: Page, name: string, isScreenOnly: boolean): Promise<void> {
  await page.evaluate(async (isWhole) => {
    if (isWhole) scrollTo(0, 0);
    await document.fonts.ready;
    // A picture of the whole page does not scroll, so what loads lazily is asked for.
    for (const image of document.images) {
      image.loading = "eager";
      image.decoding = "sync";
      for (const around of ["picture", "div"] as const)
        image.closest(around)?.style.setProperty("content-visibility", "visible");
    }
  }, !isScreenOnly);
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    // Each scheme has files of its own, but on paper, which a browser asks for some frames after the change.
    await page.waitForFunction(
      (other) =>
        [...document.images].every(
          (one) => one.closest(".paper") ?? (one.complete && !one.currentSrc.includes(other)),
        ),
      colorScheme === "light" ? "-dark.svg" : "-light.svg",
    );
    await page.evaluate(() => Promise.all([...document.images].map((image) => image.decode())));
    const path = join(folder, `${name}-${colorScheme}.png`);
    await page.screenshot({ path, fullPage: !isScreenOnly });
    count++;
  }
}
