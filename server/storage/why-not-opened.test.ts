import { createServer } from "node:net";
import pg from "pg";
import { expect, inject, onTestFinished, test } from "vitest";
import { listenHere } from "#tests/support/ports.ts";
import { createDatabase } from "#tests/support/postgres.ts";
import { openPostgresStore } from "./postgres.ts";
import { whyNotOpened } from "./why-not-opened.ts";

const quiet = { warn: () => undefined };
const real = inject("postgresUrl");

async function sentenceFor(url: string): Promise<string> {
  const store = await openPostgresStore(url, quiet).catch((error: unknown) => ({ error }));
  if ("error" in store) return whyNotOpened({ kind: "postgres", url }, store.error);
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
  const url = await createDatabase(real);
  await (await openPostgresStore(url, quiet)).close();
  const admin = new pg.Client({ connectionString: url });
  await admin.connect();
  const role = new URL(url).pathname.slice(1);
  await admin.query(`create role ${role} login password 'calm'`);
  onTestFinished(async () => {
    await admin.query(`drop role ${role}`);
    await admin.end();
  });
  const as = (username: string) => Object.assign(new URL(url), { username, password: "calm" }).href;
  expect(await sentenceFor(as("nobody-here"))).toMatch(/refuses user or password|this user/u);
  const denied = openPostgresStore(as(role), quiet, { migrates: false });
  const error = await denied.catch((thrown: unknown) => thrown);
  expect(whyNotOpened({ kind: "postgres", url }, error)).toContain("the rights on them");
});
