import { onTestFinished } from "vitest";
import { type Engine, freshDatabase } from "#tests/reliability/fresh-database.ts";
import { silent } from "#tests/support/logs.ts";
import { openDatabase, openStore } from "./open-store.ts";

/** An empty database, as SQL and as the store of this version. It ends with its test. */
export async function openEmpty(name: Engine) {
  const { database } = await freshDatabase(name);
  const { db, engine } = await openDatabase(database, silent);
  onTestFinished(() => db.destroy());
  const open = async (options?: { readonly migrates: boolean }) => {
    const store = await openStore(database, silent, options);
    onTestFinished(() => store.close());
    return store;
  };
  return { db, engine, open };
}
