/**
 * Sends forged events to a server, as many at once and as large as the settings say, each as soon as the one before is
 * answered, until it is killed. A process of its own, so that its work is not the visitors' in the test that started it.
 */
import { Agent, request } from "node:http";
import { setTimeout } from "node:timers/promises";

export type Forgery = { readonly url: string; readonly clients: number; readonly bytes: number };

// Whoever starts this program gives it settings of this shape.
const { url, clients, bytes } = JSON.parse(process.argv[2] ?? "") as Forgery;
const body = Buffer.alloc(bytes, "a");
const agent = new Agent({ keepAlive: true });

/** How many answers of each status there were; connections that broke are under 0. */
const statuses: Record<number, number> = {};

// Nothing but its body tells such an event from a genuine one.
const signature = () => `t=${Math.floor(Date.now() / 1000)},v1=${"0".repeat(64)}`;

async function forge(): Promise<number> {
  const { promise, resolve } = Promise.withResolvers<number>();
  const headers = { "stripe-signature": signature(), "content-length": bytes };
  const sent = request(url, { method: "POST", agent, headers }, (answer) => {
    answer.resume().once("end", () => resolve(answer.statusCode ?? 0));
    answer.once("error", () => resolve(0));
  });
  sent.once("error", () => resolve(0));
  sent.end(body);
  return promise;
}

process.on("disconnect", () => process.exit());
process.on("message", () => process.send?.(statuses));
for (let i = 0; i < clients; i += 1) void goOn();

async function goOn(): Promise<never> {
  for (;;) {
    const status = await forge();
    statuses[status] = (statuses[status] ?? 0) + 1;
    // A connection that is refused at once would keep this process too busy to be told anything.
    if (status === 0) await setTimeout(1);
  }
}
