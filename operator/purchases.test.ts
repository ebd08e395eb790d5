import { expect, test } from "vitest";
import { site } from "#content/site.ts";
import { purchaseStates } from "#domain/purchase/purchase.ts";
import { failure, moment, openOperator } from "#tests/support/operator.ts";

const address = "Ada.Lovelace@example.com";

test("the list shows the newest first, with shortened e-mails only", async () => {
  const office = await openOperator();
  const older = await office.record();
  const newer = await office.record({ state: "open" });
  const { code, out } = await office.ask("purchases list");
  expect(code).toBe(0);
  expect(out.indexOf(newer.id)).toBeLessThan(out.indexOf(older.id));
  expect(out).toContain("A…@example.com");
  const open = JSON.parse((await office.ask("purchases list --state open --json")).out);
  expect(open).toMatchObject([{ id: newer.id, state: "open", amount_total: null }]);
});

test("no command but show prints an e-mail or a session", async () => {
  const office = await openOperator();
  const { id } = await office.record();
  for (const line of [
    "purchases list",
    "purchases export",
    "purchases export --json",
    `purchases grant ${id}`,
    `purchases revoke ${id} --json`,
    `purchases erase ${id}`,
    "purchases erase --email",
    "purchases list --email",
  ]) {
    const { out, err } = await office.ask(line, address);
    expect(out + err, line).not.toMatch(/lovelace|session_/iu);
  }
});

test("show finds a purchase by its order number, with e-mail, the link to the report, and what to do where it finds no answers", async () => {
  const office = await openOperator();
  const id = "1a2b3c4d-0000-4000-8000-000000000000";
  await office.record({ id, sessionId: `session_${id}` });
  // As the buyer sees it.
  const { code, out } = await office.ask("purchases show #1A2B3C4D --json");
  expect(code).toBe(0);
  expect(JSON.parse(out)).toMatchObject({
    id,
    email: address,
    opens_report: true,
    report_link: `http://localhost:3000/success?session_id=session_${id}&email=Ada.Lovelace%40example.com`,
  });
  // The answers were never here; a link that opens nothing needs no advice.
  const advice = "takes the scan again and presses Get Full Report";
  expect((await office.ask(`purchases show ${id}`)).out.split("\n").at(-1)).toContain(advice);
  const open = await office.record({ state: "open" });
  expect((await office.ask(`purchases show ${open.id}`)).out).not.toContain(advice);
});

test("an id that is unknown or fits two purchases fails", async () => {
  const office = await openOperator();
  await office.record({ id: "aaaaaaaa-0000-4000-8000-000000000001" });
  await office.record({ id: "aaaaaaaa-0000-4000-8000-000000000002" });
  expect(await office.ask("purchases show aaaaaaaa")).toMatchObject(failure("More than one"));
  expect(await office.ask("purchases show bbbbbbbb")).toMatchObject({ code: 1 });
});

test("grant and revoke are recorded beside the state, the newest counts, and can be taken back", async () => {
  const office = await openOperator();
  const { id } = await office.record({ state: "expired" });
  const granted = await office.ask(`purchases grant ${id} --json`);
  expect(JSON.parse(granted.out)).toMatchObject({ decision: "granted", opens_report: true });
  expect(await office.store.find(id)).toMatchObject({ state: "expired", decidedAt: moment });
  await office.ask(`purchases revoke ${id}`);
  expect(await office.store.find(id)).toMatchObject({ decision: "revoked" });
  expect(await office.ask(`purchases grant ${id} --undo`)).toMatchObject({ code: 1 });
  expect(await office.ask(`purchases revoke ${id} --undo`)).toMatchObject({ code: 0 });
  expect(await office.store.find(id)).toMatchObject({ decision: null, decidedAt: null });
});

test("a decision that an event gets ahead of is not taken, and the owner is told", async () => {
  const office = await openOperator();
  const { id } = await office.record();
  Object.assign(office.store, { change: () => Promise.resolve(false) });
  expect(await office.ask(`purchases revoke ${id}`)).toMatchObject(failure("Try again."));
});

test.each([
  ["no link", { sessionId: null }],
  ["was erased", { email: "", emailNormalized: "", erasedAt: moment }],
])("a purchase that nobody could open is not granted: %s", async (why, fields) => {
  const office = await openOperator();
  const { id } = await office.record({ state: "failed", ...fields });
  expect(await office.ask(`purchases grant ${id}`)).toMatchObject(failure(why));
  expect(await office.store.find(id)).toMatchObject({ decision: null });
  expect((await office.ask(`purchases revoke ${id}`)).code).toBe(0);
});

test("a grant can be taken back after its e-mail was erased", async () => {
  const office = await openOperator();
  const erased = { email: "", emailNormalized: "", erasedAt: moment };
  const { id } = await office.record({ state: "expired", decision: "granted", ...erased });
  expect(await office.ask(`purchases grant ${id} --undo`)).toMatchObject({ code: 0 });
  expect(await office.store.find(id)).toMatchObject({ decision: null });
});

test("erasing a person removes the e-mail everywhere and keeps the accounting lines", async () => {
  const office = await openOperator();
  const first = await office.record();
  const paidByAda = await office.record({
    email: "b@example.com",
    emailNormalized: "b@example.com",
    payerEmailNormalized: "ada.lovelace@example.com",
  });
  const other = await office.record({ email: "c@example.com", emailNormalized: "c@example.com" });
  const line = "purchases erase --email";
  expect(await office.ask(line, address)).toMatchObject({ code: 2 });
  expect(await office.store.find(first.id)).toMatchObject({ email: address });
  expect(await office.ask(`${line} --yes`, "Ada.Lovelace")).toMatchObject(
    failure("no complete e-mail"),
  );
  const found = JSON.parse((await office.ask("purchases list --email --json", ` ${address}`)).out);
  expect(found).toMatchObject([{ id: paidByAda.id }, { id: first.id }]);
  expect(await office.ask(`${line} --yes`, address)).toMatchObject({ code: 0 });
  for (const { id } of [first, paidByAda]) {
    expect(await office.store.find(id)).toMatchObject({
      email: "",
      emailNormalized: "",
      payerEmailNormalized: null,
      state: "paid",
      amountTotal: site.offer.priceInCents,
      erasedAt: moment,
    });
  }
  expect(await office.store.find(other.id)).toMatchObject({ email: "c@example.com" });
  const lines = JSON.parse((await office.ask("purchases export --json")).out);
  expect(lines.map((each: { opens_report: boolean }) => each.opens_report)).toEqual([
    true,
    false,
    false,
  ]);
  expect(await office.ask(`${line} --yes`, address)).toMatchObject({ code: 1 });
  expect((await office.ask(`purchases show ${first.id}`)).out).toContain("(erased)");
});

test("what can still be paid is not erased for two hours, because the payment would open no report", async () => {
  const office = await openOperator();
  const twoHours = 2 * 60 * 60 * 1000;
  const openedBefore = (age: number) =>
    office.record({ state: "open", createdAt: new Date(moment.getTime() - age) });
  const payable = await openedBefore(twoHours - 1);
  expect(await office.ask(`purchases erase ${payable.id} --yes`)).toMatchObject({ code: 1 });
  expect(await office.store.find(payable.id)).toMatchObject({ email: address, erasedAt: null });
  const over = await openedBefore(twoHours);
  expect(await office.ask(`purchases erase ${over.id} --yes`)).toMatchObject({ code: 0 });
  expect(await office.store.find(over.id)).toMatchObject({ email: "", erasedAt: moment });
});

test("the export has every purchase once, over many pages", async () => {
  const office = await openOperator();
  for (let i = 0; i < 502; i++) await office.record({ state: purchaseStates[i % 8] ?? "paid" });
  const [heading, ...lines] = (await office.ask("purchases export")).out.split("\n");
  expect(heading).toMatch(/^id,state,decision,/u);
  expect(new Set(lines.map((line) => line.split(",")[0])).size).toBe(502);
});

test.each([
  ["=1", "'=1"],
  ["+1", "'+1"],
  ["-1", "'-1"],
  ["@SUM(A1)", "'@SUM(A1)"],
  ["\t=1", "'\t=1"],
  ['=1+"1"', `"'=1+""1"""`],
])("the export keeps a spreadsheet from calculating the coupon %j", async (couponCode, cell) => {
  const office = await openOperator();
  const { id } = await office.record({ couponCode });
  const { out } = await office.ask("purchases export");
  expect(out).toContain(`${id},paid,`);
  expect(out).toContain(`,${cell},`);
});

test("the export has tax and country, where they were asked for", async () => {
  const office = await openOperator();
  await office.record({ amountTax: 160, country: "DE" });
  await office.record();
  const [heading = "", ...lines] = (await office.ask("purchases export")).out.split("\n");
  const columnsOf = (line: string) => line.split(",").slice(7, 9);
  expect(columnsOf(heading)).toEqual(["amount_tax", "country"]);
  expect(lines.map(columnsOf)).toEqual([
    ["", ""],
    ["160", "DE"],
  ]);
});

test("the export of a year holds what was paid in it, ordered when it may", async () => {
  const office = await openOperator();
  const newYearsEve = await office.record({
    createdAt: new Date("2025-12-31T23:58:00Z"),
    paidAt: new Date("2026-01-01T00:03:00Z"),
  });
  await office.record({ state: "expired", createdAt: new Date("2026-01-01T00:00:00Z") });
  const yearOf = async (year: number) =>
    JSON.parse(
      (await office.ask(`purchases export --from ${year}-01-01 --to ${year}-12-31 --json`)).out,
    );
  expect(await yearOf(2025)).toEqual([]);
  expect(await yearOf(2026)).toMatchObject([{ id: newYearsEve.id }]);
});

test("wrong settings fail with the sentence that names them", async () => {
  const office = await openOperator({ PORT: "many" });
  expect(await office.ask("purchases list")).toMatchObject(failure("PORT must be"));
});
