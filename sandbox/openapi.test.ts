import { expect, test } from "vitest";
import { problemsOfAnswer, problemsOfRequest } from "./openapi.fixture.ts";
import { paidSession, startSandbox } from "./sandbox.fixture.ts";

test("the judge of answers misses no field too few, too many or of another type", async () => {
  await using sandbox = await startSandbox();
  const said = { ...(await paidSession(sandbox)), lastResponse: undefined };
  const problemsOf = (answer: object) => problemsOfAnswer(JSON.stringify(answer));
  expect(problemsOf(said)).toEqual([]);
  expect(problemsOf({ ...said, colour: "red" })).not.toEqual([]);
  expect(problemsOf({ ...said, amount_total: "999" })).not.toEqual([]);
  const withoutUrl = { ...said, url: undefined };
  expect(problemsOf(withoutUrl)).not.toEqual([]);
  expect(problemsOf({ object: "list", data: [withoutUrl] })).not.toEqual([]);
  const event = sandbox.testHelpers.events().at(-1);
  expect(problemsOf({ ...event })).toEqual([]);
  expect(problemsOf({ ...event, data: { object: withoutUrl } })).not.toEqual([]);
  expect(problemsOf({ object: "spaceship" })).toEqual(["no spaceship"]);
});

test.each([
  ["mode=payment&expires_at=1800000000&automatic_tax[enabled]=true", ""],
  ["mode=payment&colour=red", "colour"],
  ["payment_intent_data[colour]=red", "colour"],
  ["expires_at=soon", "expires_at"],
  ["automatic_tax[enabled]=maybe", "enabled"],
])("the judge of requests finds in %s: %s", (form, problem) => {
  const url = new URL("http://localhost/v1/checkout/sessions");
  expect(problemsOfRequest("POST", url, form).join()).toContain(problem);
  expect(problemsOfRequest("POST", url, form)).toHaveLength(problem === "" ? 0 : 1);
});
