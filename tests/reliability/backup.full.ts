import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { setTimeout } from "node:timers/promises";
import { expect, onTestFinished, test } from "vitest";
import { eachAtOnce } from "./crowd.ts";
import { noteFinding, testTimeout, stopwatch } from "./numbers.ts";
import { openShop } from "./shop.ts";

test(
  "T28: every backup that is made while the shop sells holds all that was sold before it",
  { timeout: testTimeout },
  async () => {
    const elapsed = stopwatch();
    const folder = mkdtempSync(join(tmpdir(), "seven-petals-backup-"));
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
    const sold: string[] = [];
    const copies: { readonly path: string; readonly before: readonly string[] }[] = [];
    const over = new AbortController();
    {
      await using shop = await openShop();
      const backUp = async () => {
        while (!over.signal.aborted) {
          const path = join(folder, `${copies.length}.sqlite`);
          const before = [...sold];
          const file = new DatabaseSync(shop.file, { timeout: 5000 });
          file.exec(`vacuum into '${path}'`);
          file.close();
          copies.push({ path, before });
          // eslint-disable-next-line no-await-in-loop
          await setTimeout(500);
        }
      };
      const backingUp = backUp();
      const people = Array.from({ length: 1000 }, (_, i) => `ada${i}@example.com`);
      await eachAtOnce(20, people, async (email) => {
        const sessionId = await shop.openSession(email);
        const payment = shop.testHelpers.pay(sessionId);
        if (payment.kind === "paid") await payment.answered;
        sold.push(sessionId);
      });
      over.abort();
      await backingUp;
    }
    const missing = copies.map(({ path, before }) => {
      const copy = new DatabaseSync(path, { readOnly: true });
      expect(copy.prepare("pragma integrity_check").get()).toEqual({ integrity_check: "ok" });
      const find = copy.prepare("select state from purchases where session_id = ?");
      const lost = before.filter((id) => find.get(id)?.["state"] !== "paid").length;
      copy.close();
      return lost;
    });
    expect(copies.length).toBeGreaterThan(3);
    expect(missing.filter((lost) => lost > 0)).toEqual([]);
    noteFinding({
      id: "T28",
      what: "backup while selling",
      tried: `${copies.length} copies by VACUUM INTO during ${sold.length} purchases`,
      found: `every copy is whole and holds all that was sold before it`,
      seconds: elapsed(),
    });
  },
);
