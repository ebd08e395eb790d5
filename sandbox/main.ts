import { serve } from "@hono/node-server";
import { createSandbox } from "./sandbox.ts";

/** The sandbox as a program of its own, for working on a server that runs elsewhere: `node sandbox/main.ts`. */

const setting = (name: string, fallback: string) => process.env[name]?.trim() || fallback;

function refuseToStart(reason: string): never {
  console.error(reason);
  process.exit(1);
}

if (process.env["NODE_ENV"] === "production") {
  refuseToStart("The payment sandbox does not run with NODE_ENV=production: it takes no money.");
}

const port = Number(setting("SANDBOX_PORT", "12111"));
if (!Number.isInteger(port) || port < 0 || port > 65_535) {
  refuseToStart("SANDBOX_PORT must be a whole number from 0 to 65535.");
}
const unitAmount = Number(setting("SANDBOX_PRICE_IN_CENTS", "999"));
if (!Number.isInteger(unitAmount) || unitAmount < 0) {
  refuseToStart("SANDBOX_PRICE_IN_CENTS must be a whole number of cents.");
}
const webhookUrl = setting(
  "SANDBOX_WEBHOOK_URL",
  "http://127.0.0.1:3000/functions/v1/stripe-webhook",
);
if (!URL.canParse(webhookUrl)) refuseToStart("SANDBOX_WEBHOOK_URL must be an absolute address.");
const origin = setting("SANDBOX_ORIGIN", `http://127.0.0.1:${port}`);
if (!URL.canParse(origin)) refuseToStart("SANDBOX_ORIGIN must be an absolute address.");

const sandbox = createSandbox({
  origin,
  secretKey: setting("SANDBOX_SECRET_KEY", "sk_test_sandbox"),
  webhookSecret: setting("SANDBOX_WEBHOOK_SECRET", "whsec_sandbox"),
  webhookUrl,
  price: {
    id: setting("SANDBOX_PRICE_ID", "price_energy_report"),
    unitAmount,
    currency: setting("SANDBOX_CURRENCY", "usd"),
    productName: setting("SANDBOX_PRODUCT_NAME", "Energy Report"),
    productDescription: setting("SANDBOX_PRODUCT_DESCRIPTION", "A test product."),
  },
  webhookAnswerLimit: 2_000,
});

const server = serve(
  { fetch: (request) => sandbox.fetch(request), hostname: "127.0.0.1", port },
  (address) => {
    process.stdout.write(`Payment sandbox (no money moves): http://127.0.0.1:${address.port}\n`);
    process.stdout.write(`Webhooks go to ${webhookUrl}\n`);
  },
);
server.on("error", (error) => {
  const isTaken = "code" in error && error.code === "EADDRINUSE";
  refuseToStart(
    isTaken ? `Port ${port} is taken. Set SANDBOX_PORT to another one.` : error.message,
  );
});

for (const signal of ["SIGINT", "SIGTERM"] as const) {
  process.once(signal, () => {
    server.close();
    void sandbox.close();
  });
}
