import type { Report } from "#domain/report.ts";
import type { Candidate, Task } from "./candidate.ts";

/** Runs inside the page, so these functions use nothing from outside themselves. */
type Module = { readonly render: Candidate };
type PagesModule = { readonly pagesOf: (report: Report) => Promise<Task["pages"]> };

export type FirstFile = {
  readonly importMs: number;
  readonly firstMs: number;
  readonly bytes: number;
};

/** Loads a library and makes its first file. */
export async function firstFile(order: { name: string; report: Report }): Promise<FirstFile> {
  const pages = "/pages.js";
  const { pagesOf } = (await import(pages)) as PagesModule;
  const task = { report: order.report, pages: await pagesOf(order.report) };
  const start = performance.now();
  const { render } = (await import(`/${order.name}.js`)) as Module;
  const loaded = performance.now();
  const file = await render(task);
  return { importMs: loaded - start, firstMs: performance.now() - loaded, bytes: file.length };
}

/** Milliseconds of each further file by library: all of them in turn, so that a slow moment hits them alike. */
export async function furtherFiles(order: {
  libraries: readonly string[];
  report: Report;
  rounds: number;
}): Promise<Readonly<Record<string, readonly number[]>>> {
  const pages = "/pages.js";
  const { pagesOf } = (await import(pages)) as PagesModule;
  const task = { report: order.report, pages: await pagesOf(order.report) };
  const runs: { name: string; render: Candidate; times: number[] }[] = [];
  for (const name of order.libraries) {
    const { render } = (await import(`/${name}.js`)) as Module;
    await render(task);
    await render(task);
    runs.push({ name, render, times: [] });
  }
  for (let round = 0; round < order.rounds; round++) {
    for (const { render, times } of runs) {
      const start = performance.now();
      await render(task);
      times.push(performance.now() - start);
    }
  }
  return Object.fromEntries(runs.map(({ name, times }) => [name, times]));
}
