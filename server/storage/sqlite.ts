import { statSync } from "node:fs";
import { setTimeout } from "node:timers/promises";
import { sql } from "kysely";
import { createPurchaseStore } from "./kysely-purchase-store.ts";
import { migrate, requireSchema } from "./migrate.ts";
import type { PurchaseStore } from "./purchase-store.ts";
import { isBusy, openSqliteFile, sqliteEngine, usualTimeout } from "./sqlite-file.ts";
import { aroundEach, StorageError } from "./storage-error.ts";

/** Opens the file as `openPostgresStore` does. Once per process: a second connection would make all of it wait for the first. */
export async function openSqliteStore(
  path: string,
  { lockTimeout = usualTimeout, migrates = true } = {},
): Promise<PurchaseStore> {
  const { file, db } = await openSqliteFile(path);
  try {
    await (migrates ? migrate : requireSchema)(db, sqliteEngine);
    file.exec("pragma busy_timeout = 0;");
    const store = createPurchaseStore(db, sqliteEngine);
    const requireSameFile = path === ":memory:" ? () => undefined : rememberFile(path);
    const guarded = aroundEach(store, (work) =>
      waitOutLocks(async () => {
        requireSameFile();
        return work();
      }, lockTimeout),
    );
    // What was erased would stay in the write-ahead log for long. Where another reads, this does nothing, and the server's next
    // turn, a minute later, does it.
    const emptyLog = () => sql`pragma wal_checkpoint(truncate)`.execute(db);
    return {
      ...guarded,
      async erase(...of) {
        const isErased = await guarded.erase(...of);
        await emptyLog();
        return isErased;
      },
      async eraseUnsold(due) {
        const erased = await guarded.eraseUnsold(due);
        await emptyLog();
        return erased;
      },
      close: store.close,
    };
  } catch (error) {
    file.close();
    throw error;
  }
}

/** Throws once the file or its log was deleted or replaced, which SQLite does not check with a log: writes would be lost. */
function rememberFile(path: string): () => void {
  const identify = () =>
    [path, `${path}-wal`]
      .map((name) => statSync(name))
      .map(({ dev, ino }) => `${dev}:${ino}`)
      .join();
  const opened = identify();
  const isStillThere = () => {
    try {
      return identify() === opened;
    } catch {
      return false;
    }
  };
  return () => {
    if (isStillThere()) return;
    throw new StorageError(
      `The file ${path} was deleted or replaced while it was open. Put it back, or restore a backup and start the server again.`,
    );
  };
}

/** Tries again while another process holds the lock, where nothing has changed yet; SQLite's own waiting would block all. */
async function waitOutLocks<Result>(work: () => Promise<Result>, timeout: number): Promise<Result> {
  const latest = performance.now() + timeout;
  for (;;) {
    try {
      return await work();
    } catch (error) {
      const isLocked = error instanceof StorageError && isBusy(error.cause);
      if (!isLocked || performance.now() > latest) throw error;
    }
    // Random, so that waiting processes do not collide again.
    await setTimeout(2 + Math.random() * 10);
  }
}
