import { sql, type ExpressionBuilder, type Kysely } from "kysely";
import { awaitsPayment, purchaseStates } from "#domain/purchase/purchase.ts";
import { nextLook, type Database } from "./migrations.ts";
import type { ProviderEvent, Purchase, PurchaseChange, PurchaseQuery } from "./purchase-store.ts";
import { momentOf, purchaseOf, rowOf, type Tables } from "./schema.ts";
import { tellStorageErrors } from "./storage-error.ts";

// For "in", SQLite would read all that await payment by the index of the states.
const isSettled = purchaseStates.filter((state) => !awaitsPayment(state)).map(sql.lit);
const dueAt = sql.raw<number>(nextLook);

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

/** The store in SQL that SQLite and PostgreSQL share. */
export function createPurchaseStore({ db, engine }: Database) {
  /** One commit for the change and its event, because each commit waits for the disk and makes other writers wait. */
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

  const findBy = async (column: "id" | "sessionId" | "checkoutKey", value: string) => {
    const row = await db
      .selectFrom("purchases")
      .selectAll()
      .where(column, "=", value)
      .executeTakeFirst();
    return row && purchaseOf(row);
  };

  return tellStorageErrors({
    /** Adds a purchase, with `event` as handled; false, and no change, when its id, session or checkout key is known already. */
    add: (purchase: Purchase, event?: ProviderEvent) =>
      withEvent(event, async (to) => {
        const added = await to
          .insertInto("purchases")
          .values(rowOf(purchase))
          .onConflict((conflict) => conflict.doNothing())
          .returning("id")
          .executeTakeFirst();
        return added !== undefined;
      }),

    /** Writes a purchase for good and takes it back; rejects when an order could not be recorded now. */
    probe: () =>
      db.transaction().execute(async (transaction) => {
        const id = crypto.randomUUID();
        // Fills all the indexes that an order fills, so that it needs about as much room.
        await transaction
          .insertInto("purchases")
          .values({
            id,
            state: "created",
            priceId: "",
            amountExpected: 0,
            currency: "",
            email: "",
            emailNormalized: "",
            createdAt: 0,
            updatedAt: 0,
            version: 1,
          })
          .execute();
        await transaction.deleteFrom("purchases").where("id", "=", id).execute();
      }),

    find: (id: string) => findBy("id", id),
    findBySession: (sessionId: string) => findBy("sessionId", sessionId),
    findByCheckoutKey: (key: string) => findBy("checkoutKey", key),

    /** Changes a purchase that still has that version, and raises it, with `event` as handled; else false. */
    change: (id: string, version: number, change: PurchaseChange, event?: ProviderEvent) =>
      withEvent(event, async (to) => {
        const changed = await to
          .updateTable("purchases")
          .set({ ...rowOf(change), version: version + 1 })
          .where("id", "=", id)
          .where("version", "=", version)
          .returning("id")
          .executeTakeFirst();
        return changed !== undefined;
      }),

    /** At most `limit` purchases, the newest first; those after `last` when it is given. */
    async list(
      { idBegins, state, emailNormalized, from, before, paidFrom, paidBefore }: PurchaseQuery,
      { limit, last }: { limit: number; last?: Pick<Purchase, "id" | "createdAt"> },
    ): Promise<readonly Purchase[]> {
      let query = db.selectFrom("purchases").selectAll();
      if (idBegins !== undefined) {
        const begins = idBegins.toLowerCase();
        // The bounds let the database use its index, which it does not for "like"; no id has a "g".
        query = query
          .where("id", "like", `${begins}%`)
          .where("id", ">=", begins)
          .where("id", "<", `${begins}g`);
      }
      if (state) query = query.where("state", "=", state);
      if (emailNormalized !== undefined) {
        query = query.where((by) =>
          by.or([
            by("emailNormalized", "=", emailNormalized),
            by("payerEmailNormalized", "=", emailNormalized),
          ]),
        );
      }
      if (from) query = query.where("createdAt", ">=", from.getTime());
      if (before) query = query.where("createdAt", "<", before.getTime());
      if (paidFrom) query = query.where("paidAt", ">=", paidFrom.getTime());
      if (paidBefore) query = query.where("paidAt", "<", paidBefore.getTime());
      if (last) {
        const at = last.createdAt.getTime();
        query = query.where((by) =>
          by.or([
            by("createdAt", "<", at),
            by.and([by("createdAt", "=", at), by("id", "<", last.id)]),
          ]),
        );
      }
      const newestFirst = query.orderBy("createdAt", "desc").orderBy("id", "desc");
      return (await newestFirst.limit(limit).execute()).map(purchaseOf);
    },

    /**
     * Takes up to `limit` purchases that await payment and are due, what has waited longest first: due a minute after the order,
     * and then each time the purchase is twice as old as when it was last taken, but in days 3 to 14 once a day. None is taken
     * twice, and servers that take at the same moment do not wait for each other.
     */
    async claimUnconfirmed({
      at,
      limit,
    }: {
      at: Date;
      limit: number;
    }): Promise<readonly Purchase[]> {
      const rows = await db
        .with("due", (query) =>
          query
            .selectFrom("purchases")
            .select("id")
            .where("state", "not in", isSettled)
            .where(dueAt, "<=", at.getTime())
            .orderBy(dueAt)
            .limit(limit)
            .modifyEnd(sql.raw(engine.skipLocked)),
        )
        .updateTable("purchases")
        .set({ lookedAt: at.getTime() })
        .where("id", "in", (query) => query.selectFrom("due").select("id"))
        .returningAll()
        .execute();
      return rows.map(purchaseOf);
    },

    /** Whether an event has been handled. */
    async isHandled(eventId: string) {
      const row = await db
        .selectFrom("providerNews")
        .select("id")
        .where("id", "=", eventId)
        .executeTakeFirst();
      return row !== undefined;
    },

    /** Records that an event has been handled. Safe to repeat. */
    finishEvent: (event: ProviderEvent) => keepAsHandled(db, event),

    /** Removes the buyer's e-mail addresses and keeps the rest; false if it is done already or there is no such purchase. */
    async erase(id: string, at: Date) {
      const erased = await db
        .updateTable("purchases")
        .set(withoutBuyer(at))
        .where("id", "=", id)
        .where("erasedAt", "is", null)
        .returning("id")
        .executeTakeFirst();
      return erased !== undefined;
    },

    /** Erases the e-mails of up to `limit` expired or failed purchases recorded before, but for granted ones; returns how many. */
    async eraseUnsold({
      recordedBefore,
      at,
      limit,
    }: {
      recordedBefore: Date;
      at: Date;
      limit: number;
    }) {
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

    /** Deletes up to `limit` events that arrived before; returns how many. One that comes again is handled again, without harm. */
    async deleteEvents({ arrivedBefore, limit }: { arrivedBefore: Date; limit: number }) {
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

    /** When the newest event arrived, and when the last backup by `operator backup` was made; null: never. */
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
      return { event: momentOf(event?.at ?? null), backup: momentOf(backup?.at ?? null) };
    },

    close: () => db.destroy(),
  });
}

async function keepAsHandled(db: Kysely<Tables>, { id, type, at }: ProviderEvent): Promise<void> {
  const moment = at.getTime();
  await db
    .insertInto("providerNews")
    .values({ id, type, receivedAt: moment, handledAt: moment })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
