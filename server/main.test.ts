import { existsSync, writeFileSync } from "node:fs";
import { connect, createServer } from "node:net";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, onTestFinished, test } from "vitest";
import { orderAt } from "#tests/reliability/calls.ts";
import { startServer } from "#tests/reliability/processes.ts";
import { freePort, listenHere } from "#tests/support/ports.ts";
import { runProgram, startCommand } from "#tests/support/programs.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";
import { live } from "./settings/live.fixture.ts";
import { openSqliteStore } from "./storage/sqlite.ts";

const program = join(import.meta.dirname, "main.ts");

/** Makes Node write the address of everything that it loads. */
const tellLoads = `data:text/javascript,${encodeURIComponent(
  'import { registerHooks } from "node:module"; registerHooks({ load: (url, context, next) => (process.stderr.write(url + "\\n"), next(url, context)) });',
)}`;

test("what the settings do not use is not loaded", async () => {
  const server = startCommand(["node", "--import", tellLoads, program], temporaryFolder(), {
    PORT: String(await freePort()),
    ...live,
  });
  await server.says(" is at ");
  expect(server.said()).toContain("/node_modules/stripe/");
  expect(server.said()).not.toMatch(/node_modules\/(?:pg|prom-client)\/|\/sandbox\/sandbox\.ts/u);
});

test("whoever only asks whether the settings are right is told so by the exit code, and nothing starts", async () => {
  const taken = await listenHere(createServer());
  const port = String(taken.port);
  // Otherwise it would say that the port is taken.
  const folder = temporaryFolder();
  expect(runProgram("server/main.ts --check-settings", folder, { PORT: port })).toMatchObject({
    status: 0,
    stdout: "",
    stderr: "",
  });
  expect(existsSync(join(folder, "data"))).toBe(false);
  await taken.close();
});

test("where the pages are elsewhere, the server is not ready, and the sandbox's payment page is where the functions are", async () => {
  const port = String(await freePort());
  const backend = `http://127.0.0.1:${port}`;
  const pages = "http://localhost:8088";
  const settings = { PORT: port, SITE_URL: pages, PUBLIC_BACKEND_URL: backend };
  const server = await startServer({ ...settings, LOG_LEVEL: "warn" });
  await server.says("The pages ");
  const ready = await fetch(`${backend}/readyz`);
  expect(ready.status).toBe(503);
  expect(await ready.text()).toMatch(/^The pages (?:are not built|were built with )/u);
  const order = orderAt(pages, "ada@example.com");
  const answer = await fetch(`${backend}/functions/v1/create-checkout`, order);
  const { url } = await answer.json();
  expect(url).toMatch(new RegExp(`^${backend}/sandbox/pay/`, "u"));
  expect((await fetch(url)).status).toBe(200);
});

test("what keeps it from starting is said in a sentence, without a password", async () => {
  const taken = await listenHere(createServer());
  const newer = join(temporaryFolder(), "purchases.sqlite");
  await (await openSqliteStore(newer)).close();
  const file = new DatabaseSync(newer);
  file.exec("insert into kysely_migration values ('099-moods-breaking', '')");
  file.close();
  const reasons = [
    [{ PORT: String(taken.port) }, `Port ${taken.port} is taken.`],
    [
      { DATABASE_URL: "postgres://shop:hunter2@127.0.0.1:1/shop" },
      "The PostgreSQL of DATABASE_URL cannot be reached: nothing listens there.",
    ],
    [{ DATABASE_URL: newer }, "A newer version of the shop has changed the database"],
    [{ HOST: "192.0.2.1" }, 'HOST is "192.0.2.1"'],
    [{ HOST: "no-such-host.invalid" }, 'HOST is "no-such-host.invalid"'],
  ] as const;
  for (const [settings, reason] of reasons) {
    const folder = temporaryFolder();
    writeFileSync(join(folder, ".env"), "STRIPE_SECRET_KY=sk_live_hidden\nPORT=39417\n");
    const { status, stdout, stderr } = runProgram("server/main.ts", folder, settings);
    expect([status, stderr]).toEqual([1, expect.stringContaining(reason)]);
    expect(stdout).toContain("what the shop does not know: STRIPE_SECRET_KY.");
    expect(stdout + stderr).not.toMatch(/hunter2|hidden|rights on the folder/u);
  }
  await taken.close();
});

// T20 asks whether orders that are under way are answered.
test("clients that are silent when the server is asked to stop do not keep it", async () => {
  const port = String(await freePort());
  const server = await startServer({ PORT: port });
  const half = "POST /functions/v1/get-purchased-report HTTP/1.1\r\nHost: a\r\n";
  const header = "Content-Type: application/json\r\nContent-Length: 9\r\n\r\n";
  for (const bytes of ["", half, half + header]) {
    const socket = connect({ port: Number(port), host: "127.0.0.1", allowHalfOpen: true });
    onTestFinished(() => void socket.destroy());
    socket.write(bytes);
  }
  // Connections are taken in order: whoever is answered now came after those.
  await fetch(`http://127.0.0.1:${port}/healthz`);
  server.child.kill("SIGTERM");
  expect(await server.end).toBe(0);
});

test("before open files run out, the owner is told so in one line, and the server recovers", async () => {
  const port = String(await freePort());
  const shell = ["sh", "-c", 'ulimit -n 64; exec node "$0"', program];
  const server = startCommand(shell, temporaryFolder(), { PORT: port });
  await server.says("no money moves");
  for (let i = 0; i < 100; i += 1) {
    const socket = connect({ port: Number(port), host: "127.0.0.1", allowHalfOpen: true });
    onTestFinished(() => void socket.destroy());
    socket.on("error", () => undefined);
  }
  await server.says("too many connections");
  const answers = async () => (await fetch(`http://127.0.0.1:${port}/healthz`)).status;
  await expect.poll(() => answers().catch(String), { timeout: 30_000 }).toBe(200);
  expect(server.said().match(/too many connections/gu)).toHaveLength(1);
  expect(server.said()).not.toContain("EMFILE");
}, 60_000);
