import { expect } from "vitest";
import { founderStory, site, testimonial } from "#content/site.ts";
import { run } from "#operator/command-line.ts";
import type { Environment } from "#server/settings/config.ts";
import { somePurchase } from "#server/storage/purchase.fixture.ts";
import type { Purchase } from "#server/storage/purchase-store.ts";
import { openSqliteStore } from "#server/storage/sqlite.ts";

export const moment = new Date("2026-11-21T12:00:00Z");

/** The answer to a command that fails, with words of its reason. */
export const failure = (words: string) => ({ code: 1, err: expect.stringContaining(words) });

/** The owner's command line with an empty database, and its output captured. */
export async function openOperator(environment: Environment = {}) {
  const store = await openSqliteStore(":memory:");
  let count = 0;

  return {
    store,
    /** Records a purchase, two days old. */
    async record(fields: Partial<Purchase> = {}) {
      count += 1;
      const id = `${String(count).padStart(8, "0")}-0000-4000-8000-000000000000`;
      const state = fields.state ?? "paid";
      const isPaid = state === "paid";
      const purchase = somePurchase({
        id,
        sessionId: `session_${id}`,
        state,
        amountExpected: site.offer.priceInCents,
        currency: site.offer.currency,
        email: "Ada.Lovelace@example.com",
        emailNormalized: "ada.lovelace@example.com",
        couponCode: null,
        amountTotal: isPaid ? site.offer.priceInCents : null,
        createdAt: new Date(moment.getTime() - 48 * 60 * 60 * 1000 + count),
        paidAt: isPaid ? moment : null,
        ...fields,
      });
      await store.add(purchase);
      return purchase;
    },
    /** Runs one command line, with this line on standard input; returns the exit code and the output. */
    async ask(line: string, input = "") {
      const said: string[] = [];
      const complained: string[] = [];
      const code = await run(line.split(" "), {
        environment,
        words: { ...site, testimonial, founderStory },
        now: () => moment,
        readAddress: () => Promise.reject(new Error("These tests have no site.")),
        checkMail: () => Promise.reject(new Error("These tests have no mail server.")),
        readLine: () => Promise.resolve(input),
        out: (text) => void said.push(text),
        err: (text) => void complained.push(text),
        openStore: () => Promise.resolve({ ...store, close: () => Promise.resolve() }),
        setupReader: () => undefined,
      });
      return { code, out: said.join("\n"), err: complained.join("\n") };
    },
  };
}
