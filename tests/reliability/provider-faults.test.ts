import { expect, test } from "vitest";
import { faults, type Fault } from "#tests/sandbox/faults.ts";
import { secretKey, webhookSecret } from "./calls.ts";
import { many, people } from "./crowd.ts";
import { isGranted, openShop, timed, type Shop, type Timed } from "./shop.ts";

const rounds = many(1, 30);
const deadlineInSeconds = many(60, 10);
const emails = people(rounds);

test("T10: whatever fails at the provider, an answer comes in time, says so, and nothing is made twice", async () => {
  const results = await Promise.all(faults.map(sufferFrom));
  const answers = results.flatMap((result) => result.answers);
  expect(answers).toHaveLength(faults.length * 3 * rounds);

  const bad = results.flatMap(({ fault, answers: suffered }) =>
    suffered.filter((answer) => !isCalmRefusal(answer)).map((answer) => ({ fault, ...answer })),
  );
  expect(bad).toEqual([]);
  expect(results.filter(({ duplicates }) => duplicates > 0)).toEqual([]);
  expect(results.filter(({ recovered }) => recovered !== 3 * rounds)).toEqual([]);
  // The guard of this very test: where only an answer gets lost, the session is there.
  const lossy: readonly Fault[] = ["reset", "hang", "truncated", "badJson"];
  const made = Object.fromEntries(results.map(({ fault, sessions }) => [fault, sessions]));
  expect(made).toMatchObject(Object.fromEntries(lossy.map((fault) => [fault, rounds])));
  expect(made).toMatchObject({ serverError: 0, rateLimited: 0, conflict: 0 });
});

/** A sentence for the visitor under `error`, when to come again, in time, and nothing that is nobody's business. */
function isCalmRefusal({ status, body, headers, text, seconds }: Timed): boolean {
  return (
    status === 503 &&
    typeof body["error"] === "string" &&
    Object.keys(body).length === 1 &&
    headers.get("content-type")?.startsWith("application/json") === true &&
    Number(headers.get("retry-after")) > 0 &&
    seconds < deadlineInSeconds &&
    ![secretKey, webhookSecret, "sk_", "whsec_", "cs_test_", "Stripe"].some((secret) =>
      text.includes(secret),
    )
  );
}

/** Lets the three calls fail that a visitor's request makes, and looks at what became of it. */
async function sufferFrom(fault: Fault) {
  await using shop = await openShop();
  const { testHelpers } = shop;
  testHelpers.pauseWebhooks();
  const paid = await inTurn(() => Promise.all(emails.map(shop.buy)));

  testHelpers.injectFault("POST /v1/checkout/sessions", fault);
  testHelpers.injectFault("GET /v1/checkout/sessions/:id", fault);
  testHelpers.injectFault("GET /v1/promotion_codes", fault);
  const answers = await Promise.all([
    ...emails.map((email) => timed(() => shop.order(`new-${email}`))),
    ...emails.map((email) => timed(() => shop.order(`saver-${email}`, "CALM20"))),
    ...paid.map(({ sessionId, email }) => timed(() => shop.askForReport(sessionId, email))),
  ]);
  const sessions = testHelpers.sessions().length - paid.length;
  testHelpers.clearFaults();
  // For two seconds the shop does not ask again about a session.
  testHelpers.advance(2000);
  const again = await inTurn(() =>
    Promise.all([
      ...emails.map(async (email) => (await shop.order(`new-${email}`)).status === 200),
      ...emails.map(async (email) => (await shop.order(`saver-${email}`, "CALM20")).status === 200),
      ...paid.map(async ({ sessionId, email }) =>
        isGranted(await shop.askForReport(sessionId, email)),
      ),
    ]),
  );
  return {
    fault,
    answers,
    sessions,
    recovered: again.filter(Boolean).length,
    duplicates: sessionsMadeTwice(shop),
  };
}

let before: Promise<unknown> = Promise.resolve();

/** What is to go well goes one after the other, so that no call meets its deadline for want of a processor. */
function inTurn<Result>(act: () => Promise<Result>): Promise<Result> {
  const result = before.then(act);
  before = result.catch(() => undefined);
  return result;
}

/** Every session carries the purchase that it was made for, and so does the idempotency key. */
function sessionsMadeTwice({ testHelpers }: Shop): number {
  const purchases = testHelpers.sessions().map(({ metadata }) => metadata?.["purchase_id"]);
  return purchases.length - new Set(purchases).size;
}
