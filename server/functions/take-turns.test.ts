import { expect, test } from "vitest";
import { openShop } from "#tests/support/payments.ts";

type Size = "large" | "small";

const path = "/functions/v1/stripe-webhook";
const signed = { "stripe-signature": "any" };
const bytesOf = { large: 20_000, small: 16_000 };

/** A shop whose provider looks at each event until the test says whether it is genuine. */
async function openSlowShop() {
  const looking: { readonly what: string; readonly end: (isGenuine: boolean) => void }[] = [];
  let noteLook = () => undefined as void;
  const { provider } = await openShop();
  const shop = await openShop({
    provider: {
      ...provider,
      readEvent: async (body) => {
        const { promise, resolve } = Promise.withResolvers<boolean>();
        looking.push({ what: new TextDecoder().decode(body).trim(), end: resolve });
        const id = `evt_${looking.length}`;
        const event = {
          id,
          type: "test",
          happenedAt: new Date(),
          about: { kind: "other" },
        } as const;
        noteLook();
        return (await promise)
          ? { kind: "genuine", event }
          : { kind: "notGenuine", reason: "test" };
      },
    },
  });
  /** What is, or has been, looked at, once that is so much. */
  const looked = async (count: number) => {
    while (looking.length < count) {
      await new Promise<void>((resolve) => (noteLook = resolve));
    }
    return looking.map(({ what }) => what);
  };
  return {
    ...shop,
    looked,
    async send(from: string, size: Size) {
      const answer = await shop.post(path, `${from} ${size}`.padEnd(bytesOf[size]), signed, from);
      return answer.status;
    },
    /** Ends each look in the order in which they began. */
    async end(verdicts: readonly boolean[]) {
      for (const [i, isGenuine] of verdicts.entries()) {
        await looked(i + 1);
        looking[i]?.end(isGenuine);
      }
    },
  };
}

test("large events of one address are read one after the other; small ones, and others', never wait", async () => {
  const { send, looked, end } = await openSlowShop();
  const sent = [
    ...[1, 2, 3].map(() => send("192.0.2.1", "large")),
    send("192.0.2.2", "large"),
    ...[1, 2].map(() => send("192.0.2.1", "small")),
  ];
  expect((await looked(4)).toSorted()).toEqual([
    "192.0.2.1 large",
    "192.0.2.1 small",
    "192.0.2.1 small",
    "192.0.2.2 large",
  ]);
  await end(sent.map(() => true));
  expect(await Promise.all(sent)).toEqual(sent.map(() => 200));
});

test("after a forged one the next large one of that address waits, and is taken all the same", async () => {
  const { send, looked, end } = await openSlowShop();
  const began = performance.now();
  const sent = Array.from({ length: 3 }, () => send("192.0.2.1", "large"));
  await end([false]);
  await looked(2);
  // It waits for the last of those before it.
  sent.push(send("192.0.2.1", "large"));
  await end([false, false, false, true]);
  expect(await Promise.all(sent)).toEqual([400, 400, 400, 200]);
  // Timers may be a moment early.
  expect(performance.now() - began).toBeGreaterThan(3 * 99);
});

test("addresses of one IPv6 network take turns together", async () => {
  const { send, looked, end } = await openSlowShop();
  const sent = ["2001:db8:1:2::1", "2001:db8:1:3::1", "2001:db8:2::1"].map((from) =>
    send(from, "large"),
  );
  expect(await looked(2)).toEqual(["2001:db8:1:2::1 large", "2001:db8:2::1 large"]);
  await end(sent.map(() => true));
  expect(await Promise.all(sent)).toEqual([200, 200, 200]);
});

test("who leaves before it is their turn is not read, and keeps nobody waiting", async () => {
  const { app, send, looked, end, lines } = await openSlowShop();
  const first = send("192.0.2.1", "large");
  await looked(1);
  const leaving = new AbortController();
  const left = new Request(`https://petals.example${path}`, {
    method: "POST",
    body: "x".repeat(bytesOf.large),
    headers: signed,
    signal: leaving.signal,
  });
  const second = app.fetch(left, { peer: "192.0.2.1" });
  const third = send("192.0.2.1", "large");
  leaving.abort();
  await end([true, true]);
  expect((await second).status).toBe(400);
  expect(left.bodyUsed).toBe(false);
  expect(await Promise.all([first, third])).toEqual([200, 200]);
  expect(lines.join()).not.toContain("failed");
});

test("what cannot be signed by the provider is refused before its body is read", async () => {
  const { app } = await openShop();
  const unsigned = new Request(`https://petals.example${path}`, {
    method: "POST",
    body: "x".repeat(bytesOf.large),
  });
  expect((await app.fetch(unsigned)).status).toBe(400);
  expect(unsigned.bodyUsed).toBe(false);
});
