import { expect, test } from "vitest";
import { readCommandLine } from "./command-line.ts";

const read = (line: string) => readCommandLine(line.split(" ").filter(Boolean));
const command = (line: string) => {
  const reading = read(line);
  if (reading.kind === "misused") throw new Error(reading.problem);
  return reading.command;
};

test.each(["", "help", "--help", "purchases list -h", "doctor --help"])(
  "%j asks for help",
  (line) => {
    expect(command(line)).toEqual({ kind: "help" });
  },
);

test("commands are understood, with json anywhere", () => {
  expect(read("doctor --json")).toEqual({
    kind: "understood",
    command: { kind: "doctor" },
    json: true,
  });
  expect(command("purchases list")).toEqual({
    kind: "list",
    query: {},
    limit: 20,
    byEmail: false,
  });
  expect(command("purchases grant 1a2b3c4d --undo")).toEqual({
    kind: "grant",
    id: "1a2b3c4d",
    undo: true,
  });
});

test("the numbers are by month unless days are asked for", () => {
  expect(command("stats")).toMatchObject({ kind: "stats", by: "month" });
  expect(command("stats --by day --from 2026-01-01")).toMatchObject({
    by: "day",
    query: { from: new Date("2026-01-01T00:00:00Z") },
  });
});

test("a backup takes a file, a move one or two databases", () => {
  expect(command("backup today.sqlite")).toEqual({ kind: "backup", file: "today.sqlite" });
  expect(command("move a.sqlite")).toEqual({ kind: "move", from: "a.sqlite", to: undefined });
  expect(command("move a.sqlite b.sqlite")).toMatchObject({ to: "b.sqlite" });
});

test("an order number is taken as the buyer sees it", () => {
  expect(command("purchases show #1A2B3C4D")).toEqual({ kind: "show", id: "1a2b3c4d" });
});

test("days are in UTC, and the last one is included", () => {
  const [from, before] = [new Date("2026-01-01T00:00:00Z"), new Date("2027-01-01T00:00:00Z")];
  expect(command("purchases list --state paid --from 2026-01-01 --to 2026-12-31")).toEqual({
    kind: "list",
    query: { state: "paid", from, before },
    limit: 20,
    byEmail: false,
  });
  expect(command("purchases export --state paid --from 2026-01-01 --to 2026-12-31")).toEqual({
    kind: "export",
    query: { state: "paid", paidFrom: from, paidBefore: before },
  });
});

test("an e-mail is asked for, never taken from where the shell keeps it", () => {
  expect(command("purchases erase --email --yes")).toEqual({
    kind: "erase",
    id: undefined,
    confirmed: true,
  });
  expect(command("purchases list --email")).toMatchObject({ kind: "list", byEmail: true });
});

test.each([
  ["buy", 'There is no command "buy".'],
  ["purchases", 'There is no command "purchases".'],
  ["purchases toString", 'There is no command "purchases toString".'],
  ["purchases show", "needs the id"],
  ["purchases show % --json", "is no id"],
  ["purchases show 1a2b", "is no id"],
  ["purchases show 1a2b3c4d 1a2b3c4e", "takes one id"],
  ["purchases list 1a2b3c4d", "takes no id"],
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
  ["doctor now", "only --json"],
  ["stats all", "takes only --by"],
  ["stats --by week", "--by must be day or month"],
  ["stats --state paid", "does not take --state"],
  ["purchases list --by day", "does not take --by"],
  ["backup", "needs the name of one file"],
  ["backup a.sqlite b.sqlite", "needs the name of one file"],
  ["move", "needs one or two databases"],
  ["backup a.sqlite --yes", "does not take --yes"],
])("%j is misused, and told why", (line, problem) => {
  expect(read(line)).toMatchObject({
    kind: "misused",
    problem: expect.stringContaining(problem),
    json: line.includes("--json"),
  });
});
