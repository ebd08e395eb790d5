import type { Kysely, Selectable } from "kysely";
import {
  untouched,
  type Purchase,
  type PurchaseChange,
  type PurchaseStore,
} from "./purchase-store.ts";
import type { Tables } from "./schema.ts";

/** The store in SQL that SQLite and PostgreSQL share. */
export function createPurchaseStore(db: Kysely<Tables>): PurchaseStore {
  return {
    async add(purchase) {
      const added = await db
        .insertInto("purchases")
        .values(rowOf({ ...purchase, ...untouched }))
        .onConflict((conflict) => conflict.doNothing())
        .returning("id")
        .executeTakeFirst();
      return added !== undefined;
    },

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

    async change(id, version, change) {
      const changed = await db
        .updateTable("purchases")
        .set({ ...changedColumns(change), version: version + 1 })
        .where("id", "=", id)
        .where("version", "=", version)
        .returning("id")
        .executeTakeFirst();
      return changed !== undefined;
    },

    async list({ idBegins, state, emailNormalized, from, before }, { limit, last }) {
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

    async noteNews({ id, type, at }) {
      await db
        .insertInto("provider_news")
        .values({ id, type, received_at: at.getTime(), handled_at: null })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
      const { handled_at } = await db
        .selectFrom("provider_news")
        .select("handled_at")
        .where("id", "=", id)
        .executeTakeFirstOrThrow();
      return handled_at === null ? "open" : "handled";
    },

    async finishNews(id, at) {
      await db
        .updateTable("provider_news")
        .set({ handled_at: at.getTime() })
        .where("id", "=", id)
        .where("handled_at", "is", null)
        .execute();
    },

    close: () => db.destroy(),
  };
}

type Row = Selectable<Tables["purchases"]>;

function rowOf(purchase: Purchase): Row {
  return {
    id: purchase.id,
    session_id: purchase.sessionId,
    state: purchase.state,
    price_id: purchase.priceId,
    amount_expected: purchase.amountExpected,
    currency: purchase.currency,
    email: purchase.email,
    email_normalized: purchase.emailNormalized,
    payer_email_normalized: purchase.payerEmailNormalized,
    coupon_code: purchase.couponCode,
    checkout_key: purchase.checkoutKey,
    page_url: purchase.pageUrl,
    amount_total: purchase.amountTotal,
    created_at: purchase.createdAt.getTime(),
    updated_at: purchase.updatedAt.getTime(),
    paid_at: purchase.paidAt?.getTime() ?? null,
    version: purchase.version,
    decision: purchase.decision,
    decided_at: purchase.decidedAt?.getTime() ?? null,
    erased_at: purchase.erasedAt?.getTime() ?? null,
  };
}

function purchaseOf(row: Row): Purchase {
  return {
    id: row.id,
    sessionId: row.session_id,
    state: row.state,
    priceId: row.price_id,
    amountExpected: row.amount_expected,
    currency: row.currency,
    email: row.email,
    emailNormalized: row.email_normalized,
    payerEmailNormalized: row.payer_email_normalized,
    couponCode: row.coupon_code,
    checkoutKey: row.checkout_key,
    pageUrl: row.page_url,
    amountTotal: row.amount_total,
    createdAt: new Date(row.created_at),
    updatedAt: new Date(row.updated_at),
    paidAt: momentOf(row.paid_at),
    version: row.version,
    decision: row.decision,
    decidedAt: momentOf(row.decided_at),
    erasedAt: momentOf(row.erased_at),
  };
}

function momentOf(milliseconds: number | null): Date | null {
  return milliseconds === null ? null : new Date(milliseconds);
}

function changedColumns(change: PurchaseChange): Partial<Row> {
  return {
    updated_at: change.updatedAt.getTime(),
    ...(change.sessionId === undefined ? {} : { session_id: change.sessionId }),
    ...(change.state === undefined ? {} : { state: change.state }),
    ...(change.checkoutKey === undefined ? {} : { checkout_key: change.checkoutKey }),
    ...(change.pageUrl === undefined ? {} : { page_url: change.pageUrl }),
    ...(change.payerEmailNormalized === undefined
      ? {}
      : { payer_email_normalized: change.payerEmailNormalized }),
    ...(change.amountTotal === undefined ? {} : { amount_total: change.amountTotal }),
    ...(change.paidAt === undefined ? {} : { paid_at: change.paidAt?.getTime() ?? null }),
    ...(change.decision === undefined ? {} : { decision: change.decision }),
    ...(change.decidedAt === undefined ? {} : { decided_at: change.decidedAt?.getTime() ?? null }),
  };
}
