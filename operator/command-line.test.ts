import { expect, test } from "vitest";
import { openOperator } from "#tests/support/operator.ts";

test.each(["help", "--help", "purchases list -h", "doctor --help"])(
  "%j asks for help",
  async (line) => {
    const { ask } = await openOperator();
    expect(await ask(line)).toMatchObject({
      code: 0,
      // The packed program is started without npm.
      out: expect.stringMatching(/^(?!.*npm run operator)[^]*move FROM \[TO\]/u),
    });
  },
);

test("an order number is taken as the buyer sees it", async () => {
  const { ask, record } = await openOperator();
  await record({ id: "1a2b3c4d-0000-4000-8000-000000000000" });
  expect(await ask("purchases show #1A2B3C4D")).toMatchObject({ code: 0 });
});

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
