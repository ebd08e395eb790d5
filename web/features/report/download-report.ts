import { site } from "#content/site.ts";
import type { OwnTrial } from "#domain/report/four-weeks.ts";
import type { Report } from "#domain/report/report.ts";
import { reportFileName } from "#pdf/book/file-name.ts";
import { saveFile } from "#web/ui/save-file.ts";
import type { PdfAnswer, PdfRequest } from "./pdf-worker.ts";
// With this query Vite builds the worker and exports its address.
// eslint-disable-next-line import/default
import workerAddress from "./pdf-worker.ts?worker&url";

/** The time for fetching the library and drawing the pages, enough for an old phone. */
const timeoutMilliseconds = 60_000;

/** Trusted Types, which TypeScript 6 does not declare; the result of a policy is used like a URL. */
declare const trustedTypes: {
  createPolicy(
    name: string,
    rules: { createScriptURL: () => string },
  ): { createScriptURL(text: string): URL };
};

/** The only address that the Content-Security-Policy lets become a worker: its one policy makes no other (astro.config.ts). */
const trustedAddress =
  typeof trustedTypes === "undefined"
    ? workerAddress
    : trustedTypes
        .createPolicy("pdf-worker", { createScriptURL: () => workerAddress })
        .createScriptURL("");

/** Makes the PDF in this browser and downloads it (spec 7). Throws if it cannot be made. */
export async function downloadReport(
  report: Report,
  privateLink: string,
  own: OwnTrial | undefined,
): Promise<void> {
  const bytes = await makePdf(report, privateLink, own);
  const { first_name: firstName, timestamp } = report.user;
  const name = reportFileName(site.filePrefix, firstName, new Date(timestamp));
  saveFile(new Blob([bytes], { type: "application/pdf" }), name);
}

/**
 * Makes the PDF in a new worker. A worker forgets a failed fetch of the library when it ends, while the page would remember
 * a failed import for as long as it is open. Rejects if it cannot be made.
 */
export function makePdf(
  report: Report,
  privateLink: string,
  own?: OwnTrial,
): Promise<Uint8Array<ArrayBuffer>> {
  const { productName } = site;
  const generatedAt = new Date(report.user.timestamp);
  const options = { productName, siteUrl: location.origin, generatedAt, privateLink, own };
  const request: PdfRequest = { report, options };
  const worker = new Worker(trustedAddress, { type: "module" });
  const fail = (cause: unknown) =>
    new Error("Failed to generate PDF. Please try again.", { cause });
  let timer: ReturnType<typeof setTimeout> | undefined;
  return new Promise<Uint8Array<ArrayBuffer>>((resolve, reject) => {
    timer = setTimeout(() => reject(fail("The worker took too long.")), timeoutMilliseconds);
    worker.addEventListener("message", ({ data }: MessageEvent<PdfAnswer>) => {
      if (data.kind === "made") resolve(data.bytes);
      else reject(fail(data.reason));
    });
    worker.addEventListener("error", (event) => reject(fail(event.message)));
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- That is for windows.
    worker.postMessage(request);
  }).finally(() => {
    clearTimeout(timer);
    worker.terminate();
  });
}
