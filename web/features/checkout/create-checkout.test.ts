import { expect, test } from "vitest";
import { createCheckout } from "./create-checkout.ts";

test("the checkout call refuses to run without an e-mail (spec 5 and 8)", async () => {
  for (const email of ["", "   "]) {
    const result = await createCheckout(
      { email, coupon: "", key: undefined },
      "http://localhost:3000",
    );
    expect(result).toEqual({ kind: "failed", message: "Email is required" });
  }
});
