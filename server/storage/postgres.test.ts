import { connect, createServer } from "node:net";
import pg from "pg";
import { expect, inject, test, onTestFinished } from "vitest";
import { createDatabase, query } from "#tests/support/postgres.ts";
import { listenHere } from "#tests/support/ports.ts";
import { openPostgresStore } from "./postgres.ts";
import { somePurchase } from "./purchase.fixture.ts";
import { testPurchaseStore } from "./purchase-store.contract.ts";
import { testMaintenance } from "./maintenance.contract.ts";
import { whyNotOpened } from "./why-not-opened.ts";

const quiet = { warn: () => undefined };
const url = await createDatabase(inject("postgresUrl"));

testPurchaseStore("PostgreSQL", () => openPostgresStore(url, quiet));

testMaintenance("PostgreSQL", async () => {
  const empty = await createDatabase(inject("postgresUrl"));
  return () => openPostgresStore(empty, quiet);
});

test("who pays in the moment in which unsold orders are erased keeps the e-mail that opens the report", async () => {
  const address = await createDatabase(inject("postgresUrl"));
  const store = await openPostgresStore(address, quiet);
  const payment = new pg.Client({ connectionString: address });
  await payment.connect();
  onTestFinished(async () => void (await Promise.all([payment.end(), store.close()])));
  const purchase = somePurchase({ state: "expired", createdAt: new Date(1000) });
  await store.add(purchase);
  await payment.query("begin");
  await payment.query("update purchases set state = 'paid' where id = $1", [purchase.id]);
  const erased = store.eraseUnsold({ recordedBefore: new Date(2000), at: new Date(), limit: 9 });
  const waiting =
    "select 1 from pg_locks where not granted and transactionid = pg_current_xact_id()::xid";
  await expect.poll(async () => (await payment.query(waiting)).rowCount).toBe(1);
  await payment.query("commit");
  expect(await erased).toBe(0);
  expect(await store.find(purchase.id)).toMatchObject({ state: "paid", email: purchase.email });
});

test("a pooler that hears of no statement timeout, as PgBouncer, is used without it", async () => {
  const real = new URL(await createDatabase(inject("postgresUrl")));
  const pooler = createServer((socket) => {
    socket.on("error", () => undefined);
    socket.once("data", (startup) => {
      if (startup.includes("statement_timeout")) {
        const refusal = errorMessage("08P01", "unsupported startup parameter: statement_timeout");
        socket.end(refusal, "latin1");
        return;
      }
      const behind = connect(Number(real.port), real.hostname);
      behind.on("error", () => undefined);
      behind.write(startup);
      socket.pipe(behind).pipe(socket);
    });
  });
  const { port, close } = await listenHere(pooler);
  const store = await openPostgresStore(Object.assign(new URL(real), { port }).href, quiet);
  expect(await store.find("nothing")).toBeUndefined();
  await store.close();
  await close();
});

const real = inject("postgresUrl");
const nameOf = (address: string) => new URL(address).pathname.slice(1);

/** As whoever runs the server of a database can. */
const endConnections = (address: string) =>
  query(
    real,
    `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${nameOf(address)}'`,
  );

test("a restart of PostgreSQL is noted and survived, by idle and by busy connections", async () => {
  const fresh = await createDatabase(inject("postgresUrl"));
  const warnings: string[] = [];
  const store = await openPostgresStore(fresh, {
    warn: (_facts, message) => void warnings.push(message),
  });
  await store.find("nothing");
  const busy = Promise.allSettled(Array.from({ length: 20 }, () => store.find("nothing")));
  await endConnections(fresh);
  await busy;
  await endConnections(fresh);
  await expect.poll(() => store.find("nothing").catch(String)).toBeUndefined();
  expect(warnings).toContain("a database connection broke");
  await store.close();
});

test("a PostgreSQL that can only be read, as after a failover to a standby, fails the probe", async () => {
  const fresh = await createDatabase(inject("postgresUrl"));
  const store = await openPostgresStore(fresh, quiet);
  await query(real, `alter database ${nameOf(fresh)} set default_transaction_read_only = on`);
  await endConnections(fresh);
  await expect.poll(() => store.find("nothing").catch(String)).toBeUndefined();
  await expect(store.probe()).rejects.toMatchObject({
    name: "StorageError",
    cause: { message: expect.stringContaining("read-only transaction") },
  });
  await store.close();
});

async function sentenceFor(address: string): Promise<string> {
  const store = await openPostgresStore(address, quiet).catch((error: unknown) => ({ error }));
  if ("error" in store) return whyNotOpened({ kind: "postgres", url: address }, store.error);
  await store.close();
  return "opened";
}

const changed = (parts: Partial<URL>) => Object.assign(new URL(real), parts).href;

/** Answers every connection with bytes, as another kind of server would. */
async function serverThatSays(bytes: string): Promise<string> {
  const server = createServer((socket) => {
    socket.on("error", () => undefined);
    socket.once("data", () => socket.end(bytes));
  });
  const { port, close } = await listenHere(server);
  onTestFinished(close);
  return changed({ port: String(port) });
}

/** PostgreSQL's message of an error, by its protocol. */
function errorMessage(code: string, message: string): string {
  const body = `SFATAL\0C${code}\0M${message}\0\0`;
  const length = Buffer.alloc(4);
  length.writeInt32BE(body.length + 4);
  return `E${length.toString("latin1")}${body}`;
}

test("a wrong database, a server without TLS and one that is not there each have their own sentence", async () => {
  expect(await sentenceFor(changed({ pathname: "/nowhere" }))).toContain(
    "no database of that name",
  );
  expect(await sentenceFor(`${real}?sslmode=verify-full`)).toContain("offers no TLS");
  expect(await sentenceFor(`${real}?sslmode=verify-full&sslrootcert=nowhere.crt`)).toContain(
    "sslrootcert",
  );
  expect(await sentenceFor(changed({ port: "1" }))).toContain("nothing listens there");
  expect(await sentenceFor(changed({ hostname: "nowhere.invalid" }))).toContain("nobody knows");
});

test.each([
  ["28P01", 'password authentication failed for user "shop"', "refuses user or password"],
  ["28000", 'no pg_hba.conf entry for host "::1", user "shop", no encryption', "under TLS only"],
  ["28000", 'no pg_hba.conf entry for host "::1", user "shop", SSL encryption', "from here"],
  ["53300", "sorry, too many clients already", "no connection left"],
  ["57P03", "the database system is starting up", "starting or stopping"],
  ["08P01", "unsupported startup parameter: search_path", "behind a pooler"],
  ["XX000", "the moon is full, hunter2@db", "cannot be used (the moon is full, <e-mail>)"],
])("%s %s", async (code, message, sentence) => {
  expect(await sentenceFor(await serverThatSays(errorMessage(code, message)))).toContain(sentence);
});

test.each([
  ["DEPTH_ZERO_SELF_SIGNED_CERT", "sslrootcert=FILE"],
  ["SELF_SIGNED_CERT_IN_CHAIN", "sslrootcert=FILE"],
  ["UNABLE_TO_GET_ISSUER_CERT_LOCALLY", "sslrootcert=FILE"],
  ["UNABLE_TO_VERIFY_LEAF_SIGNATURE", "sslrootcert=FILE"],
  ["ERR_TLS_CERT_ALTNAME_INVALID", "for another name"],
  ["CERT_HAS_EXPIRED", "has expired"],
])("TLS that fails with %s", (code, sentence) => {
  const error = Object.assign(new Error("unverified"), { code });
  expect(whyNotOpened({ kind: "postgres", url: real }, error)).toContain(sentence);
});

test("a user that is not there, and one without rights, are told apart", async () => {
  const address = await createDatabase(real);
  await (await openPostgresStore(address, quiet)).close();
  const role = nameOf(address);
  await query(address, `create role ${role} login password 'calm'`);
  onTestFinished(async () => void (await query(address, `drop role ${role}`)));
  const as = (username: string) =>
    Object.assign(new URL(address), { username, password: "calm" }).href;
  expect(await sentenceFor(as("nobody-here"))).toMatch(/refuses user or password|this user/u);
  const denied = openPostgresStore(as(role), quiet, { migrates: false });
  const error = await denied.catch((thrown: unknown) => thrown);
  expect(whyNotOpened({ kind: "postgres", url: address }, error)).toContain("the rights on them");
});
