import { paths } from "#domain/purchase/contract.ts";
import { openResults } from "#tests/support/starts.ts";
import { expect, order, ownAddress, pay, test } from "#tests/support/visitor.ts";

test("the two calls carry exactly what spec 7 says, and a coupon only when there is one (spec 5)", async ({
  page,
  baseURL,
}) => {
  const ordering = () => page.waitForRequest(`**${paths.createCheckout}`);
  await openResults(page);
  const email = ownAddress("Ana+Scan@Example.com");
  const withCoupon = ordering();
  await order(page, { email, coupon: "calm20" });
  const call = await withCoupon;
  expect(call.method()).toBe("POST");
  const headers = await call.allHeaders();
  expect(headers["content-type"]).toBe("application/json");
  expect(headers["authorization"]).toBe("Bearer public-anonymous-visitor");
  const body = {
    price_id: "price_energy_report",
    success_url: `${baseURL}/success?session_id={CHECKOUT_SESSION_ID}&email=${encodeURIComponent(email)}`,
    cancel_url: `${baseURL}/energy-scan`,
    mode: "payment",
    email,
  };
  expect(call.postDataJSON()).toEqual({ ...body, coupon_code: "CALM20" });

  await page.getByRole("link", { name: /^Back to/u }).click();
  const withoutCoupon = ordering();
  await order(page, { email });
  expect((await withoutCoupon).postDataJSON()).toEqual(body);

  const checking = page.waitForRequest(`**${paths.getPurchasedReport}`);
  await pay(page);
  const check = await checking;
  const sessionId = new URL(page.url()).searchParams.get("session_id");
  expect(check.postDataJSON()).toEqual({ sessionId, email });
  // The purchase check carries no credential (spec 6).
  expect(await check.allHeaders()).not.toHaveProperty("authorization");
});
