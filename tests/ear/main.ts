/**
 * The main path by ear: Orca and Firefox walk it by keys, and what must be heard at each place is asserted. Prints what was
 * said. Needs Debian's orca, firefox-esr, xvfb, openbox, xdotool, dbus-x11, at-spi2-core and libglib2.0-bin.
 */
import process from "node:process";
import { leaving } from "#content/leaving.ts";
import { closing, frame } from "#content/pages.ts";
import { questions } from "#content/questions.ts";
import { keepReport } from "#content/report-page.ts";
import { scanMessages } from "#content/scan-messages.ts";
import { snapshot, snapshotTools } from "#content/snapshot.ts";
import { addresses } from "#content/site-map.ts";
import { startSite } from "#tests/support/running-site.ts";
import { missingPrograms, openEars, type Ears } from "./ears.ts";

const missing = missingPrograms();
if (missing.length > 0) {
  console.log(`skipped, not installed: ${missing.join(", ")}`);
  process.exit(0);
}

const site = await startSite();
const ears = await openEars(site.origin + addresses.energyScan);
let failures = 0;
try {
  await walk(ears);
} catch (error) {
  failures += 1;
  console.log(error);
} finally {
  await ears.close();
  await site[Symbol.asyncDispose]();
}
console.log(failures === 0 ? "All was heard, and once." : `${failures} places failed.`);
process.exitCode = Math.min(1, failures);

/** Presses keys and asserts that after the last one each text was said, once, and nothing that must not be. */
async function step(
  { press, hear }: Ears,
  keys: string,
  expected: readonly RegExp[],
  unwanted = /^leaving|About heading/u,
) {
  let heard: readonly string[] = [];
  for (const key of keys.split(" ")) {
    await press(key.replaceAll("_space_", " "));
    heard = await hear([]);
  }
  try {
    heard = await hear(expected);
  } catch (error) {
    fail(String(error));
    return;
  }
  console.log(`[${keys}] ${heard.join(" | ")}`);
  for (const pattern of expected) {
    if (heard.filter((words) => pattern.test(words)).length === 1) continue;
    fail(`said more than once: ${pattern}`);
  }
  if (heard.some((words) => unwanted.test(words))) {
    fail(`lost, or not to be said: ${unwanted}`);
  }
}

/** A text of the content as a pattern for the beginning of what is said. */
function begins(text: string): RegExp {
  return new RegExp(`^${text.replaceAll(/[.?()$]/gu, String.raw`\$&`)}`, "u");
}

async function walk(ear: Ears): Promise<void> {
  await openMenu(ear);
  await takeScan(ear);
  await readResults(ear);
  await pay(ear);
  await readReport(ear);
}

/** The menu of narrow windows, which a page at twice its size has too. */
async function openMenu(ear: Ears): Promise<void> {
  const larger = Array.from({ length: 7 }, () => "ctrl+equal").join(" ");
  await step(ear, `${larger} ctrl+Home`, []);
  await find(ear, "b", begins(frame.menu));
  await step(ear, "Return", [/expanded/u]);
  await find(ear, "Down", /^Example Report/u);
  await step(ear, "Escape ctrl+0", [], /About heading/u);
}

async function takeScan(ear: Ears): Promise<void> {
  const at = (index: number) => [
    begins(`${questions[index]?.text ?? ""} heading`),
    begins(`Question ${index + 1} of 21. `),
  ];
  await step(ear, "ctrl+Home h", [/^Your Energy Scan heading/u]);
  await step(ear, "b Return", at(0));
  // Browse mode: the caret is in the question, the answers follow.
  await step(ear, "Down", [/^Rarely/u]);
  await step(ear, "Down Down space", [/^selected/u], /percent/u);
  await find(ear, "b", /^Next/u);
  await step(ear, "Return", at(1));
  // Focus mode that stays: the keys of the scan.
  await step(ear, "Insert+a,Insert+a", [/is sticky/u]);
  await step(ear, "Return", [/^Choose an answer to go on/u]);
  await step(ear, "Return", [/^Choose an answer to go on/u]);
  await step(ear, "shift+Tab", [/^Shortcuts toggle button pressed/u]);
  await step(ear, "space", [/^not pressed/u]);
  await step(ear, "space", [/^pressed/u]);
  await step(ear, "Tab", [/^Rarely/u]);
  await step(ear, "2", [/^Sometimes/u], /percent/u);
  for (let index = 2; index < 21; index += 1) {
    await step(ear, "Return", at(index));
    await step(ear, "1", [/^Rarely/u], /percent/u);
  }
  await step(ear, "Return", [/^Your Energy Balance Snapshot heading/u]);
  await step(ear, "Insert+a", [/browse mode/iu]);
}

async function readResults(ear: Ears): Promise<void> {
  await find(ear, "m", /^Where to find help/u);
  await find(ear, "g", /^Flower of seven petals/u);
  await step(ear, "Down", [begins(snapshot.insight)]);
  await find(ear, "h", /^Sacral heading/u);
  await find(ear, "Down", /3 out of 12/u);
  await find(ear, "h", /^Crown heading/u);
  await find(ear, "Down", /^A picture of the last few weeks/u);
  await find(ear, "b", begins(snapshotTools.keep));
  await step(ear, "Return", [begins(snapshotTools.kept), begins(snapshotTools.share)]);
  await find(ear, "b", begins(snapshotTools.share));
  await step(ear, "Return", [/heading level 2/u], /status ?bar/u);
  await step(ear, "Escape", [begins(snapshotTools.share)], /About heading/u);
}

async function pay(ear: Ears): Promise<void> {
  const openDialog = async () => {
    await find(ear, "b", /^Get Full Report/u);
    await step(ear, "Return", [/Get your full report/u], /status ?bar/u);
    await find(ear, "Tab", /^Email/u, /invalid/u);
  };
  await openDialog();
  await step(ear, "Return", [/Please enter your email address to continue/u]);
  await step(ear, "Return", [/Please enter your email address to continue/u]);
  await step(ear, "type:ana@example.com", [], /Please enter|opens your report/u);
  await arrive(ear, "Return", /^Pay /u);
  await arrive(ear, "alt+Left", begins(scanMessages.backUnpaid));
  await find(ear, "b", begins(closing.message));
  await step(ear, "Return", [/^Your Energy Balance Snapshot heading/u]);
  await openDialog();
  await arrive(ear, "Return", /^Pay /u);
  await find(ear, "Tab", /^Card number/u);
  await step(ear, "ctrl+a type:4000000000000002", []);
  await arrive(ear, "Return", /declined/u);
  await step(ear, "ctrl+a type:4242424242424242", []);
  await arrive(ear, "Return", /Energy Report is ready/u);
}

async function readReport(ear: Ears): Promise<void> {
  await find(ear, "k", /^Access Your Report/u);
  const opened = /^Hello, /u;
  await arrive(ear, "Return", opened);
  await find(ear, "b", /^Download PDF/u);
  await step(ear, "Return", [/^Your PDF is saved/u], /^leaving/u);
  await find(ear, "t", /table with/iu);
  await find(ear, "alt+shift+Right", /column 2/iu);
  await find(ear, "b", begins(keepReport.copy));
  for (const keys of ["Return", "Return"]) await step(ear, keys, [begins(keepReport.copied)]);
  // In a tab that has stored nothing.
  await step(ear, "ctrl+t ctrl+v", []);
  await arrive(ear, "Return", opened);
  await find(ear, "b", begins(leaving.forget));
  await step(ear, "Return", [begins(`${leaving.forget}? heading`)]);
  await step(ear, "Escape", [begins(leaving.forget)], /About heading/u);
  await find(ear, "b", begins(leaving.leave));
  // Where there is no network, the page of Firefox that says so.
  await arrive(ear, "Return", /^Finished loading (?!Your Energy Report)/u);
}

/** Presses a key that leads to another page, which is read aloud: a heading or a message of it once, whatever else. */
async function arrive(ear: Ears, key: string, wanted: RegExp): Promise<void> {
  await step(ear, key, [wanted], /(?!)/u);
}

/** Presses a key until a text is said, and fails where it is not within thirty. */
async function find(ear: Ears, key: string, wanted: RegExp, unwanted?: RegExp): Promise<void> {
  for (let presses = 0; presses < 30; presses += 1) {
    await ear.press(key);
    const heard = await ear.hear([]);
    console.log(`[${key}] ${heard.join(" | ")}`);
    if (unwanted && heard.some((words) => unwanted.test(words)))
      fail(`not to be said: ${unwanted}`);
    if (heard.some((words) => wanted.test(words))) return;
  }
  fail(`${key} does not lead to ${wanted}`);
}

function fail(why: string): void {
  failures += 1;
  console.log(`✗ ${why}`);
}
