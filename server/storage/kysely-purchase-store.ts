import type { ExpressionBuilder, Kysely } from "kysely";
import { awaitsPayment, purchaseStates } from "#domain/purchase.ts";
import { changedColumns, purchaseOf, rowOf } from "./purchase-row.ts";
import { untouched, type ProviderEvent, type PurchaseStore } from "./purchase-store.ts";
import type { Tables } from "./schema.ts";
import { tellStorageErrors } from "./storage-error.ts";

const awaitingPayment = purchaseStates.filter(awaitsPayment);

const notLookedAtSince = (moment: Date) => (by: ExpressionBuilder<Tables, "purchases">) =>
  by.or([by("looked_at", "is", null), by("looked_at", "<", moment.getTime())]);

/** The store in SQL that SQLite and PostgreSQL share. */
export function createPurchaseStore(db: Kysely<Tables>): PurchaseStore {
  /** One commit for both, because each waits for the disk, and so does whoever stands behind it. */
  const withEvent = (
    event: ProviderEvent | undefined,
    write: (to: Kysely<Tables>) => Promise<boolean>,
  ): Promise<boolean> =>
    event === undefined
      ? write(db)
      : db.transaction().execute(async (transaction) => {
          const isWritten = await write(transaction);
          if (isWritten) await keepAsHandled(transaction, event);
          return isWritten;
        });

  return tellStorageErrors({
    add: (purchase, event) =>
      withEvent(event, async (to) => {
        const added = await to
          .insertInto("purchases")
          .values(rowOf({ ...purchase, ...untouched }))
          .onConflict((conflict) => conflict.doNothing())
          .returning("id")
          .executeTakeFirst();
        return added !== undefined;
      }),

    probe: () =>
      db.transaction().execute(async (transaction) => {
        const id = crypto.randomUUID();
        // In all the indexes of an order, so that it needs about as much room.
        await transaction
          .insertInto("purchases")
          .values({
            id,
            state: "created",
            price_id: "",
            amount_expected: 0,
            currency: "",
            email: "",
            email_normalized: "",
            created_at: 0,
            updated_at: 0,
            version: 1,
          })
          .execute();
        await transaction.deleteFrom("purchases").where("id", "=", id).execute();
      }),

    async find(id) {
      const row = await db
        .selectFrom("purchases")
        .selectAll()
        .where("id", "=", id)
        .executeTakeFirst();
      return row && purchaseOf(row);
    },

    async findBySession(sessionId) {
      const row = await db
        .selectFrom("purchases")
        .selectAll()
        .where("session_id", "=", sessionId)
        .executeTakeFirst();
      return row && purchaseOf(row);
    },

    async findByCheckoutKey(key) {
      const row = await db
        .selectFrom("purchases")
        .selectAll()
        .where("checkout_key", "=", key)
        .executeTakeFirst();
      return row && purchaseOf(row);
    },

    change: (id, version, change, event) =>
      withEvent(event, async (to) => {
        const changed = await to
          .updateTable("purchases")
          .set({ ...changedColumns(change), version: version + 1 })
          .where("id", "=", id)
          .where("version", "=", version)
          .returning("id")
          .executeTakeFirst();
        return changed !== undefined;
      }),

    async list(
      { idBegins, state, emailNormalized, from, before, paidFrom, paidBefore },
      { limit, last },
    ) {
      let query = db.selectFrom("purchases").selectAll();
      if (idBegins !== undefined) query = query.where("id", "like", `${idBegins}%`);
      if (state) query = query.where("state", "=", state);
      if (emailNormalized !== undefined) {
        query = query.where((by) =>
          by.or([
            by("email_normalized", "=", emailNormalized),
            by("payer_email_normalized", "=", emailNormalized),
          ]),
        );
      }
      if (from) query = query.where("created_at", ">=", from.getTime());
      if (before) query = query.where("created_at", "<", before.getTime());
      if (paidFrom) query = query.where("paid_at", ">=", paidFrom.getTime());
      if (paidBefore) query = query.where("paid_at", "<", paidBefore.getTime());
      if (last) {
        const at = last.createdAt.getTime();
        query = query.where((by) =>
          by.or([
            by("created_at", "<", at),
            by.and([by("created_at", "=", at), by("id", "<", last.id)]),
          ]),
        );
      }
      const newestFirst = query.orderBy("created_at", "desc").orderBy("id", "desc");
      return (await newestFirst.limit(limit).execute()).map(purchaseOf);
    },

    async erase(id, at) {
      const erased = await db
        .updateTable("purchases")
        .set(({ eb }) => ({
          email: "",
          email_normalized: "",
          payer_email_normalized: null,
          // Both tell about the buyer: the key is made from the e-mail, and the page shows it.
          checkout_key: null,
          page_url: null,
          erased_at: at.getTime(),
          updated_at: at.getTime(),
          // Whoever read the purchase before, address and all, can no longer write it back.
          version: eb("version", "+", 1),
        }))
        .where("id", "=", id)
        .where("erased_at", "is", null)
        .returning("id")
        .executeTakeFirst();
      return erased !== undefined;
    },

    async claimUnconfirmed({ recordedBefore, lookedAtBefore, at, limit }) {
      const rows = await db
        .updateTable("purchases")
        .set({ looked_at: at.getTime() })
        .where("id", "in", (unconfirmed) =>
          unconfirmed
            .selectFrom("purchases")
            .select("id")
            .where("state", "in", awaitingPayment)
            .where("created_at", "<", recordedBefore.getTime())
            .where(notLookedAtSince(lookedAtBefore))
            .orderBy("created_at")
            .limit(limit),
        )
        // Once more, because another server may have been faster between the choice and the change.
        .where(notLookedAtSince(lookedAtBefore))
        .returningAll()
        .execute();
      return rows.map(purchaseOf);
    },

    async isHandled(newsId) {
      const row = await db
        .selectFrom("provider_news")
        .select("handled_at")
        .where("id", "=", newsId)
        .executeTakeFirst();
      return row !== undefined && row.handled_at !== null;
    },

    finishEvent: (event) => keepAsHandled(db, event),

    close: () => db.destroy(),
  });
}

async function keepAsHandled(db: Kysely<Tables>, { id, type, at }: ProviderEvent): Promise<void> {
  const moment = at.getTime();
  await db
    .insertInto("provider_news")
    .values({ id, type, received_at: moment, handled_at: moment })
    // Earlier versions kept events from its arrival on.
    .onConflict((conflict) =>
      conflict
        .column("id")
        .doUpdateSet({ handled_at: moment })
        .where("provider_news.handled_at", "is", null),
    )
    .execute();
}
