import { boosters } from "#content/boosters.ts";
import { chakras } from "#content/chakras/chakras.ts";
import { disclaimers } from "#content/disclaimers.ts";
import { planLead } from "#content/plan-lead.ts";
import type { ByChakra } from "#domain/chakra.ts";
import type { Guidance, Resource } from "#domain/report.ts";

/** All the words that a report is written with. Large, so only reports and pages made at build time import it. */
export function guidanceWith(reading: ByChakra<readonly Resource[]>): Guidance {
  return { chakras, boosters, planLead, reading, disclaimers };
}
