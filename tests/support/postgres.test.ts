import { spawn } from "node:child_process";
import { once } from "node:events";
import pg from "pg";
import { expect, test } from "vitest";

/** A program that starts a PostgreSQL as a test run does, prints its address, and goes on as told. */
function startRun(goOn: string) {
  const program = `const { setup } = await import(${JSON.stringify(import.meta.resolve("./postgres.ts"))});
    const stop = await setup({ provide: (_name, url) => console.log(url) });
    ${goOn}`;
  const child = spawn("node", ["--input-type=module", "-e", program], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  const url = once(child.stdout, "data").then(([chunk]) => String(chunk).trim());
  return { child, url, end: once(child, "close").then(([code]) => code as number | null) };
}

const connect = async (url: string) => {
  const client = new pg.Client({ connectionString: url });
  // A server that stops between the two calls says so to nobody in particular.
  client.on("error", () => undefined);
  await client.connect();
  await client.end();
};

test.each([0, 3])(
  "a test run that ends with %i ends so after its PostgreSQL is stopped",
  async (code) => {
    const { url, end } = startRun(`await stop(); process.exitCode = ${code};`);
    expect(await end).toBe(code);
    await expect(connect(await url)).rejects.toThrow();
  },
);

test("the PostgreSQL of a test run that was killed stops by itself", async () => {
  const { child, url } = startRun("");
  const address = await url;
  await connect(address);
  child.kill("SIGKILL");
  await expect.poll(() => connect(address).then(String, () => "gone")).toBe("gone");
});
