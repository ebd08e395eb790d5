import { site } from "#content/site.ts";
import type { Report } from "#domain/report.ts";
import { drawName } from "#pdf/name-image.ts";
import { renderReport, reportFileName } from "#pdf/render-report.ts";

/** Makes the PDF in this browser and hands it over as a download (spec 7). Throws if it cannot be made. */
export async function downloadReport(report: Report): Promise<void> {
  const generatedAt = new Date(report.user.timestamp);
  const bytes = await renderReport(report, {
    productName: site.productName,
    siteUrl: location.origin,
    generatedAt,
    drawName,
  }).catch((cause: unknown) => {
    throw new Error("Failed to generate PDF. Please try again.", { cause });
  });

  const url = URL.createObjectURL(new Blob([bytes], { type: "application/pdf" }));
  const link = document.createElement("a");
  link.href = url;
  link.download = reportFileName(site.filePrefix, report.user.first_name, generatedAt);
  link.click();
  // Safari reads the address after the click has been handled, so it is released a little later.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
