import { once } from "node:events";
import { createServer } from "node:http";
import { getRequestListener, type HttpBindings } from "@hono/node-server";
import { createSandbox } from "#sandbox/sandbox.ts";
import { price, secretKey, webhookSecret } from "#tests/reliability/account.ts";
import { freePort } from "#tests/support/ports.ts";

/** The sandbox on a port of its own; it delivers no events by itself. */
export async function startProvider() {
  const sandbox = createSandbox({
    origin: "http://pay.example",
    secretKey,
    webhookSecret,
    webhookUrl: "http://pay.example",
    price,
  });
  sandbox.testHelpers.pauseWebhooks();
  const listener = getRequestListener((request, bindings) =>
    // A plain HTTP server: the bindings are those of HTTP/1.
    sandbox.fetch(request, bindings as HttpBindings),
  );
  const server = createServer(listener);
  const port = await freePort();
  server.listen(port, "127.0.0.1");
  await once(server, "listening");
  return {
    port,
    pay: sandbox.testHelpers.pay,
    /** From now on it takes this long for each question about a session. */
    slowDown: (delayMs: number) =>
      sandbox.testHelpers.injectFault("GET /v1/checkout/sessions/:id", "slow", { delayMs }),
    async close() {
      await sandbox.close();
      server.closeAllConnections();
      server.close();
    },
  };
}

export type Provider = Awaited<ReturnType<typeof startProvider>>;
