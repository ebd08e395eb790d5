import { cpSync, existsSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, onTestFinished, test } from "vitest";
import { openSqliteStore } from "#server/storage/sqlite.ts";
import { runProgram } from "#tests/support/programs.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";
import { somePurchase } from "#server/storage/purchase.fixture.ts";
import { failure, openOperator } from "#tests/support/operator.ts";

/** An empty folder, and the program in it with no settings but these. */
function openFolder() {
  const folder = temporaryFolder();
  return {
    database: join(folder, "data", "purchases.sqlite"),
    operator: (line: string, settings: Record<string, string> = {}, input = "") =>
      runProgram(`operator/main.ts ${line}`, folder, settings, input),
  };
}

test("the program works on the server's own database, while that is open", async () => {
  const { database, operator } = openFolder();
  const server = await openSqliteStore(database);
  onTestFinished(() => server.close());
  // No control of a terminal is printed as it is.
  const purchase = somePurchase({
    state: "expired",
    createdAt: new Date(0),
    couponCode: "\u001b[2J\u009b2J",
  });
  await server.add(purchase);

  const listed = operator("purchases list --json");
  expect(listed).toMatchObject({ status: 0, stderr: "" });
  expect(JSON.parse(listed.stdout)).toMatchObject([{ id: purchase.id, state: "expired" }]);
  const shown = operator(`purchases show ${purchase.id}`);
  expect(shown.stdout).toContain(String.raw`\u001b[2J\u009b2J`);
  const asked = operator("purchases erase --email", {}, `${purchase.email}\n`);
  expect(asked).toMatchObject({ status: 2, stdout: "" });
  expect(operator(`purchases erase ${purchase.id} --yes`)).toMatchObject({ status: 0 });
  expect(await server.find(purchase.id)).toMatchObject({ email: "" });
  const { stdout } = operator("doctor");
  expect(stdout).toContain("Payments are a sandbox: no money moves.");
  // Port 9 is for nobody.
  expect(operator("doctor", { SITE_URL: "http://localhost:9" }).stdout).toContain(
    "/readyz does not answer",
  );
});

test("a backup is put into place on a new machine, and moves to another database", async () => {
  const [path, other] = [join(temporaryFolder(), "shop"), join(temporaryFolder(), "other")];
  const operatorOf = async (DATABASE_URL: string) => (await openOperator({ DATABASE_URL })).ask;
  const [here, there] = [await operatorOf(path), await operatorOf(other)];
  const server = await openSqliteStore(path);
  onTestFinished(() => server.close());
  const purchase = somePurchase({ state: "paid" });
  await server.add(purchase);
  const [file, moved] = [`${path}-today`, `${other}-moved`];
  expect(await here(`backup ${file}`)).toMatchObject({ out: `${file} holds 1 purchases.` });
  expect((await here(`backup ${file}`)).err).toContain("is there already");
  expect((await here("backup nowhere/today")).err).toContain("cannot be written (ENOENT)");
  expect((await there("backup none")).err).toContain("no database yet");
  expect((await there("move nowhere")).err).toContain("There is no nowhere.");
  cpSync(file, other);
  expect((await there(`move ${file}`)).err).toContain("holds purchases");
  expect(await there(`move ${file} ${moved}`)).toMatchObject({ code: 0 });
  for (const copy of [other, moved]) {
    const store = await openSqliteStore(copy);
    onTestFinished(() => store.close());
    expect(await store.find(purchase.id)).toEqual(purchase);
  }
});

test("a folder without a database stays without one", () => {
  const { database, operator } = openFolder();
  const { status, stderr } = operator("purchases list");
  expect([status, stderr]).toEqual([1, expect.stringContaining("There is no database yet.")]);
  expect(existsSync(database)).toBe(false);
});

test("the doctor names a database of an earlier version, and no command migrates it", async () => {
  const { database, operator } = openFolder();
  await (await openSqliteStore(database)).close();
  const file = new DatabaseSync(database);
  file.exec(
    "alter table purchases drop column decision; delete from kysely_migration where name like '002%'",
  );
  file.close();
  const earlier = expect.stringContaining("The database is of an earlier version.");
  expect(operator("doctor")).toMatchObject({ status: 0, stdout: earlier });
  expect(operator("purchases list")).toMatchObject({ status: 1, stderr: earlier });
  const after = new DatabaseSync(database, { readOnly: true });
  const columns = after.prepare("select name from pragma_table_info('purchases')").all();
  after.close();
  expect(columns.map(({ name }) => name)).not.toContain("decision");
});

test("a PostgreSQL that cannot be reached is a sentence, without its password", async () => {
  const environment = { DATABASE_URL: "postgres://shop:hunter2@127.0.0.1:1/shop" };
  const { status, stdout, stderr } = openFolder().operator("doctor", environment);
  expect([status, stdout]).toEqual([1, expect.stringContaining("nothing listens there.")]);
  const { ask } = await openOperator(environment);
  const backup = await ask("backup today.dump");
  expect(backup).toMatchObject(failure("pg_dump"));
  const move = await ask(`move ${environment.DATABASE_URL} ${join(temporaryFolder(), "moved")}`);
  expect(move).toMatchObject(failure("The database did not"));
  expect(stdout + stderr + backup.err + move.err).not.toContain("hunter2");
});

test.each(["help", "--help", "purchases list -h", "doctor --help"])(
  "%j asks for help",
  async (line) => {
    const { ask } = await openOperator();
    expect(await ask(line)).toMatchObject({
      code: 0,
      // The packed program is started without npm.
      out: expect.stringMatching(/^(?![^]*npm run operator)[^]*move FROM \[TO\]/u),
    });
  },
);

test.each([
  ["buy", 'There is no command "buy".'],
  ["purchases", 'There is no command "purchases".'],
  ["purchases toString", 'There is no command "purchases toString".'],
  ["purchases show", "takes ID"],
  ["purchases show % --json", "is no id"],
  ["purchases show 1a2b", "is no id"],
  ["purchases show 1a2b3c4d 1a2b3c4e", "takes ID"],
  ["purchases list 1a2b3c4d", "takes options only"],
  ["purchases list --yes", "does not take --yes"],
  ["purchases list --state bought", "--state must be one of"],
  ["purchases list --limit 0", "--limit must be"],
  ["purchases list --limit 1e2", "--limit must be"],
  ["purchases list --from 2026-02-30", "--from must be a day"],
  ["purchases list --email ada@example.com", "is asked for"],
  ["purchases erase --email=ada@example.com", "does not take an argument"],
  ["purchases list --colour red", "--colour"],
  ["purchases erase", "either an id or --email"],
  ["purchases erase 1a2b3c4d --email", "either an id or --email"],
  ["doctor now", "takes options only"],
  ["stats --by week", "--by must be day or month"],
  ["backup", "takes FILE"],
  ["backup a.sqlite b.sqlite", "takes FILE"],
  ["move", "takes FROM [TO]"],
])("%j is misused, and told why", async (line, problem) => {
  const { ask } = await openOperator();
  const { code, out, err } = await ask(line);
  const isJson = line.includes("--json");
  expect([code, isJson ? err : out]).toEqual([2, ""]);
  expect(isJson ? JSON.parse(out).error : err).toContain(problem);
});
