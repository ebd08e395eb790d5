import { expect, test } from "vitest";
import { ordinary, startSandbox } from "./sandbox.fixture.ts";

test.for(["", "Bearer sk_test_wrong_0123456789", "Basic c2tfdGVzdA==", "Digest x"])(
  "with “%s” for authorization nothing is answered but 401",
  async (Authorization) => {
    await using sandbox = await startSandbox();
    const answer = await sandbox.ask("/v1/checkout/sessions", {
      headers: { Authorization },
    });
    expect(answer.status).toBe(401);
    const body = await answer.text();
    expect(JSON.parse(body)).toMatchObject({ error: { type: "invalid_request_error" } });
    expect(body).not.toContain("0123456789");
    expect(answer.headers.get("request-id")).toMatch(/^req_/u);
  },
);

test("an id that nobody gave out is a 404 with resource_missing", async () => {
  await using sandbox = await startSandbox();
  await expect(sandbox.stripe.checkout.sessions.retrieve("cs_test_none")).rejects.toMatchObject({
    statusCode: 404,
    code: "resource_missing",
    param: "id",
  });
});

test.for([
  ["GET", "/v1/customers"],
  ["DELETE", "/v1/checkout/sessions/cs_test_x"],
  ["GET", "/elsewhere"],
] as const)("%s %s is a 404 in Stripe's shape", async ([method, path]) => {
  await using sandbox = await startSandbox();
  const answer = await sandbox.ask(path, { method });
  expect(answer.status).toBe(404);
  expect(await answer.json()).toMatchObject({
    error: { message: `Unrecognized request URL (${method}: ${path}).` },
  });
});

test.for(["/v1/checkout/sessions/cs_test_x", "/v1/checkout/sessions", "/v1/disputes"])(
  "reading %s refuses unknown parameters, too",
  async (path) => {
    await using sandbox = await startSandbox();
    const answer = await sandbox.ask(`${path}?color_name=red`);
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({
      error: { code: "parameter_unknown", param: "color_name" },
    });
  },
);

test.for([
  ["application/json", "{}", /content type/u],
  ["application/x-www-form-urlencoded", `metadata[a]=${"x".repeat(70_000)}`, /too large/u],
] as const)(
  "a body that is not a form, or too large (%s), is refused",
  async ([type, body, message]) => {
    await using sandbox = await startSandbox();
    const headers = { "Content-Type": type };
    const answer = await sandbox.ask("/v1/checkout/sessions", { method: "POST", headers, body });
    expect(answer.status).toBe(400);
    expect(await answer.text()).toMatch(message);
  },
);
