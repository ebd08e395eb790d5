import { paths } from "#server/contract.ts";
import { expect, order, ownAddress, pay, takeScan, test } from "#tests/support/visitor.ts";

test("the checkout call carries exactly what spec 7 says", async ({ page, baseURL }) => {
  await takeScan(page);
  const calling = page.waitForRequest(`**${paths.createCheckout}`);
  const email = ownAddress("Ana+Scan@Example.com");
  await order(page, { email, coupon: "calm20" });
  const call = await calling;
  expect(call.method()).toBe("POST");
  const headers = await call.allHeaders();
  expect(headers["content-type"]).toBe("application/json");
  expect(headers["authorization"]).toBe("Bearer public-anonymous-visitor");
  expect(call.postDataJSON()).toEqual({
    price_id: "price_energy_report",
    success_url: `${baseURL}/success?session_id={CHECKOUT_SESSION_ID}&email=${encodeURIComponent(email)}`,
    cancel_url: `${baseURL}/energy-scan`,
    mode: "payment",
    email,
    coupon_code: "CALM20",
  });
});

test("a coupon is sent only when there is one (spec 5)", async ({ page }) => {
  await takeScan(page);
  const calling = page.waitForRequest(`**${paths.createCheckout}`);
  await order(page, { email: ownAddress("ana") });
  expect((await calling).postDataJSON()).not.toHaveProperty("coupon_code");
});

test("the purchase check carries session and e-mail and no credential (spec 6 and 7)", async ({
  page,
}) => {
  await takeScan(page);
  const email = ownAddress("ana");
  await order(page, { email });
  const calling = page.waitForRequest(`**${paths.getPurchasedReport}`);
  await pay(page);
  const call = await calling;
  const sessionId = new URL(page.url()).searchParams.get("session_id");
  expect(call.postDataJSON()).toEqual({ sessionId, email });
  expect(await call.allHeaders()).not.toHaveProperty("authorization");
});
