import { expect, onTestFinished, test } from "vitest";
import { checkPurchase } from "./check-purchase.ts";

test("an answer without data is a refusal, and a status that is not OK is no result (spec 7)", async () => {
  const { fetch } = globalThis;
  const { error } = console;
  onTestFinished(() => void Object.assign(globalThis, { fetch }));
  onTestFinished(() => void Object.assign(console, { error }));
  console.error = () => undefined;
  const answerTo = (status: number) => {
    globalThis.fetch = async () => Response.json({ data: null }, { status });
    return checkPurchase({ sessionId: "cs_1", email: "ana@example.com" });
  };
  expect(await answerTo(200)).toEqual({ report_access_granted: false });
  expect(await answerTo(503)).toBeNull();
});
