import { expect, test } from "vitest";
import { type Environment, readConfig } from "#server/settings/config.ts";
import { live } from "#server/settings/live.fixture.ts";
import { runProgram } from "#tests/support/programs.ts";
import { openShop } from "./shop.ts";

/** Each setting as it should be, missing, blank, and wrong in a way that has happened to people. */
const choices: Readonly<
  Record<keyof typeof live | "PUBLIC_ANON_KEY", readonly (string | undefined)[]>
> = {
  NODE_ENV: ["production", undefined],
  TRUST_PROXY: [live.TRUST_PROXY],
  SITE_URL: [live.SITE_URL, undefined, " ", "http://petals.example", "https://petals.example/shop"],
  STRIPE_SECRET_KEY: [live.STRIPE_SECRET_KEY, undefined, "", "sk_test_51Hqe9d", "pk_live_51Hqe9d"],
  STRIPE_WEBHOOK_SECRET: [
    live.STRIPE_WEBHOOK_SECRET,
    undefined,
    " ",
    "sk_live_51Hqe9d",
    "whsec_a b",
  ],
  PUBLIC_PRICE_ID: [live.PUBLIC_PRICE_ID, undefined, "prod_1", "price_energy_report"],
  PUBLIC_ANON_KEY: [undefined, "sk_live_51Hqe9d"],
};

function mixtures(): Environment[] {
  let all: Environment[] = [{}];
  for (const [name, values] of Object.entries(choices)) {
    all = all.flatMap((mixture) => values.map((value) => ({ ...mixture, [name]: value })));
  }
  return all;
}

test("T30: real money is taken with right settings only, and nothing is sold for play money where others can reach it", async () => {
  const all = mixtures();
  const started = all.filter((environment) => readConfig(environment).kind === "ready");
  // Nobody else can reach a server on this machine, so there it may be tried out.
  const isTrial = ({ NODE_ENV, SITE_URL, STRIPE_SECRET_KEY = "" }: Environment) =>
    NODE_ENV === undefined && !SITE_URL?.trim() && /^$|^sk_test_/u.test(STRIPE_SECRET_KEY);
  const selling = started.filter((environment) => !isTrial(environment));
  expect(selling).toEqual([live, { ...live, NODE_ENV: undefined }]);
  for (const environment of all) {
    const read = readConfig(environment);
    const said = read.kind === "wrong" ? read.problems.join(" ") : "";
    // A key in a message ends up in a log.
    expect(said).not.toMatch(/51Hqe9d|1a2b/u);
  }

  const runs = [
    { ...live, STRIPE_SECRET_KEY: "" },
    { ...live, SITE_URL: "http://petals.example" },
  ];
  for (const environment of runs) {
    const line = "server/main.ts --check-settings";
    const { status, stderr } = runProgram(line, import.meta.dirname, environment);
    expect(status).toBe(1);
    expect(stderr).toMatch(/STRIPE_SECRET_KEY|SITE_URL/u);
  }

  // A server with real payments has none of the sandbox's addresses.
  await using shop = await openShop();
  const addresses = ["/v1/checkout/sessions", "/v1/events", "/sandbox/pay/x", "/sandbox/control"];
  const found = [];
  for (const path of addresses) {
    for (const method of ["GET", "POST"]) {
      found.push((await shop.app.request(path, { method })).status);
    }
  }
  expect(new Set(found)).toEqual(new Set([404]));
});
