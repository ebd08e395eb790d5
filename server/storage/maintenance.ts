import type { ExpressionBuilder, Kysely } from "kysely";
import type { PurchaseStore } from "./purchase-store.ts";
import type { Tables } from "./schema.ts";

/** Ended without a sale. One that was paid later after all has another state by then. */
const unsold = ["expired", "failed"] as const;

/** What removes a buyer from a purchase. */
const withoutBuyer = (at: Date) => (by: ExpressionBuilder<Tables, "purchases">) => ({
  email: "",
  emailNormalized: "",
  payerEmailNormalized: null,
  // Both identify the buyer: the key is made from the e-mail, and the page shows it.
  checkoutKey: null,
  pageUrl: null,
  erasedAt: at.getTime(),
  updatedAt: at.getTime(),
  // A writer who read the purchase before can no longer write the address back.
  version: by("version", "+", 1),
});

/** What the store does for its owner and for the buyers' privacy. */
export function createMaintenance(
  db: Kysely<Tables>,
): Pick<PurchaseStore, "erase" | "eraseUnsold" | "deleteEvents" | "lastMoments"> {
  return {
    async erase(id, at) {
      const erased = await db
        .updateTable("purchases")
        .set(withoutBuyer(at))
        .where("id", "=", id)
        .where("erasedAt", "is", null)
        .returning("id")
        .executeTakeFirst();
      return erased !== undefined;
    },

    async eraseUnsold({ recordedBefore, at, limit }) {
      const isDue = (by: ExpressionBuilder<Tables, "purchases">) =>
        by.and([
          by("state", "in", unsold),
          by("createdAt", "<", recordedBefore.getTime()),
          by("erasedAt", "is", null),
          // What the owner gave away is opened with its e-mail.
          by.or([by("decision", "is", null), by("decision", "!=", "granted")]),
        ]);
      const erased = await db
        .updateTable("purchases")
        .set(withoutBuyer(at))
        .where("id", "in", (due) =>
          due.selectFrom("purchases").select("id").where(isDue).limit(limit),
        )
        // Checked again, because it may have been paid or erased since the inner select.
        .where(isDue)
        .executeTakeFirst();
      return Number(erased.numUpdatedRows);
    },

    async deleteEvents({ arrivedBefore, limit }) {
      const deleted = await db
        .deleteFrom("providerNews")
        .where("id", "in", (old) =>
          old
            .selectFrom("providerNews")
            .select("id")
            .where("receivedAt", "<", arrivedBefore.getTime())
            .limit(limit),
        )
        .executeTakeFirst();
      return Number(deleted.numDeletedRows);
    },

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
