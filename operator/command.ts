import type {
  Purchase,
  PurchaseChange,
  PurchaseQuery,
  PurchaseStore,
} from "#server/storage/purchase-store.ts";

/** What the commands about purchases work with. */
export type CommandDeps = {
  readonly store: PurchaseStore;
  readonly siteUrl: string;
  readonly now: () => Date;
};

/** The result of a command. `lines` are for people, `data` is the same for programs. */
export type Answer = {
  readonly outcome: "done" | "failed" | "unconfirmed";
  readonly lines: readonly string[];
  readonly data: unknown;
};

export function done(data: unknown, ...lines: readonly string[]): Answer {
  return { outcome: "done", lines, data };
}

/** A sentence that says what to do. */
export function failed(sentence: string): Answer {
  return { outcome: "failed", lines: [sentence], data: { error: sentence } };
}

/** For commands that cannot be undone and lack --yes: what would be done. */
export function unconfirmed(sentence: string): Answer {
  const lines = [sentence, "Nothing was changed. Add --yes to do it."];
  return { outcome: "unconfirmed", lines, data: { error: lines.join(" ") } };
}

/** Calls `work` with the one purchase whose id begins so. */
export async function withPurchase(
  { store }: CommandDeps,
  id: string,
  work: (purchase: Purchase) => Promise<Answer> | Answer,
): Promise<Answer> {
  const [purchase, another] = await store.list({ idBegins: id }, { limit: 2 });
  if (!purchase) return failed(`There is no purchase ${id}. "purchases list" shows what there is.`);
  if (another) return failed(`More than one purchase begins with ${id}. Give more of its id.`);
  return work(purchase);
}

/** The purchases read at a time, so that a large shop does not block the server's database. */
const pageSize = 500;

/** All purchases that match, the newest first. */
export async function* everyPurchase(
  store: PurchaseStore,
  query: PurchaseQuery,
): AsyncGenerator<Purchase> {
  let last: Purchase | undefined;
  do {
    const page = await store.list(query, { limit: pageSize, ...(last ? { last } : {}) });
    yield* page;
    last = page.length === pageSize ? page.at(-1) : undefined;
  } while (last);
}

/** Changes a purchase as `decide` says and returns it; reads it again and repeats when another writer was first. */
export async function changePurchase(
  store: PurchaseStore,
  id: string,
  decide: (purchase: Purchase) => PurchaseChange,
  attemptsLeft = 10,
): Promise<Purchase> {
  const purchase = await store.find(id);
  if (!purchase) throw new Error("A purchase is gone although none is ever deleted.");
  const change = decide(purchase);
  if (await store.change(id, purchase.version, change)) {
    return { ...purchase, ...change, version: purchase.version + 1 };
  }
  if (attemptsLeft > 1) {
    return changePurchase(store, id, decide, attemptsLeft - 1);
  }
  throw new Error("A purchase was changed by others each time it was about to be changed.");
}
