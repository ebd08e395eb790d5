import { writeReportCode } from "#domain/report-code.ts";
import { privateAddress } from "#web/features/checkout/return-visit.ts";
import type { Bought } from "./scan-state.ts";

/** The address, from the site's root on, that opens this very report again after the purchase check. */
export function privateAddressOf(bought: Bought): string {
  return privateAddress(bought, writeReportCode(bought));
}
