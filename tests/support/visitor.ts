import { test as base, expect, type BrowserContext, type Page } from "@playwright/test";
import { addresses } from "#content/site-map.ts";
import { answerChoices, questionIds } from "#domain/scan/answers.ts";
import { answersFor, exampleScores, type ExampleName } from "#tests/examples.ts";

/**
 * Playwright's test with a page that fails it on any unexpected console message, page error or request to a foreign origin.
 * A test that provokes a failing request names the messages it expects.
 */
export const test = base.extend<{ expectedConsole: { readonly patterns: readonly RegExp[] } }>({
  expectedConsole: [{ patterns: [] }, { option: true }],
  page: async ({ page, baseURL, expectedConsole }, use) => {
    const complaints: string[] = [];
    page.on("console", (message) => {
      if (!expectedConsole.patterns.some((pattern) => pattern.test(message.text()))) {
        complaints.push(`${message.type()}: ${message.text()}`);
      }
    });
    page.on("pageerror", (error) => complaints.push(`page error: ${error.message}`));
    page.on("request", (request) => {
      const { origin, protocol } = new URL(request.url());
      if (protocol.startsWith("http") && origin !== baseURL) {
        complaints.push(`request to a foreign origin: ${origin}`);
      }
    });
    await use(page);
    expect(complaints).toEqual([]);
  },
});

export { expect };

/** The same with a site of its own in each worker, which `serve` starts, hands on and ends; one worker runs the whole file. */
export function siteTest<Site extends { readonly origin: string }>(
  serve: (use: (site: Site) => Promise<void>) => Promise<void>,
) {
  test.describe.configure({ mode: "default" });
  return test.extend<object, { readonly site: Site }>({
    // Playwright reads from this pattern which fixtures are used: none.
    // eslint-disable-next-line no-empty-pattern
    site: [({}, use) => serve(use), { scope: "worker" }],
    baseURL: ({ site }, use) => use(site.origin),
  });
}

/** In this browser no page may read or write what a visitor keeps. */
export const blockStorage = (browser: Page | BrowserContext) =>
  browser.addInitScript(() => {
    for (const name of ["sessionStorage", "localStorage"]) {
      Object.defineProperty(globalThis, name, {
        get: () => {
          throw new DOMException("refused", "SecurityError");
        },
      });
    }
  });

/** Requests to such addresses wait until the returned function is called. */
export async function hold(page: Page, pattern: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(pattern, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

/** Answers the first of so many questions by these keys, each when its question is here; an empty text skips it. */
export async function answerByKeys(
  page: Page,
  keys: readonly string[],
  count: number = questionIds.length,
): Promise<void> {
  for (const [index, key] of keys.entries()) {
    await expect(
      page.getByText(`Question ${index + 1} of ${count}`, { exact: true }),
    ).toBeVisible();
    if (key) await page.keyboard.press(key);
    await page.keyboard.press("Enter");
  }
}

/** From the intro to the results by taps, as most visitors do. */
export async function tapThroughScan(page: Page, name: ExampleName): Promise<void> {
  const answers = answersFor(exampleScores[name]);
  await page.goto(addresses.energyScan);
  await page.getByRole("button", { name: "Begin My Scan" }).click();
  for (const id of questionIds) {
    await expect(page.getByText(`Question ${id} of 21`, { exact: true })).toBeVisible();
    const label = answerChoices.find(({ value }) => value === answers[id])?.label ?? "";
    await page.getByRole("radio", { name: label }).check();
    await page.getByRole("button", { name: id === 21 ? "See Results" : "Next" }).click();
  }
  await expectResults(page);
}

export async function expectResults(page: Page): Promise<void> {
  await expect(
    page.getByRole("heading", { level: 1, name: "Your Energy Balance Snapshot" }),
  ).toBeVisible();
}

/** The words of the whole report as they stand on the screen. */
export const reportWords = (page: Page) => page.getByRole("article").innerText();

/** The report of the buyer Ana is on the screen, word for word. */
export async function expectReport(page: Page, words: string): Promise<void> {
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Hello, Ana");
  expect(await reportWords(page)).toBe(words);
}

/**
 * Holds the timeouts of requests in a page. The returned function fires those of so many milliseconds at once; it throws if
 * there is none.
 */
export async function giveUpOnCommand(
  page: Page,
): Promise<(milliseconds: number) => Promise<void>> {
  await page.addInitScript(() => {
    const waiting: { readonly milliseconds: number; readonly controller: AbortController }[] = [];
    AbortSignal.timeout = (milliseconds) => {
      const controller = new AbortController();
      waiting.push({ milliseconds, controller });
      return controller.signal;
    };
    addEventListener("give-up", (event) => {
      const due = waiting.filter(
        ({ milliseconds }) => event instanceof CustomEvent && milliseconds === event.detail,
      );
      if (due.length === 0) throw new Error("No request waits that long.");
      for (const { controller } of due)
        controller.abort(new DOMException("It took too long.", "TimeoutError"));
    });
  });
  return (milliseconds) =>
    page.evaluate(
      (detail) => void dispatchEvent(new CustomEvent("give-up", { detail })),
      milliseconds,
    );
}
