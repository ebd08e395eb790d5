import type { Kysely } from "kysely";
import type { PurchaseStore } from "./purchase-store.ts";
import type { Tables } from "./schema.ts";

/** What the store does for its owner rather than for a purchase. */
export function createUpkeep(db: Kysely<Tables>): Pick<PurchaseStore, "lastMoments"> {
  return {
    async lastMoments() {
      const event = await db
        .selectFrom("providerNews")
        .select(({ fn }) => fn.max("receivedAt").as("at"))
        .executeTakeFirst();
      const backup = await db
        .selectFrom("lastDone")
        .select("at")
        .where("id", "=", "backup")
        .executeTakeFirst();
      return { event: momentOf(event?.at), backup: momentOf(backup?.at) };
    },
  };
}

function momentOf(milliseconds: number | null | undefined): Date | null {
  return milliseconds === null || milliseconds === undefined ? null : new Date(milliseconds);
}
