import { mkdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { root, runProgram } from "#tests/support/programs.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";
import { settingNames } from "./schema.ts";
import { addSettingsFile } from "./settings-file.ts";

/** A settings file with this content, added to an environment. */
function add(content: string | Uint8Array, environment: NodeJS.ProcessEnv = {}) {
  const path = join(temporaryFolder(), ".env");
  writeFileSync(path, content);
  return { ...addSettingsFile(environment, path), environment };
}

test("each line is a setting, blank or a comment, and the environment wins", () => {
  const content = [
    "# a comment",
    "",
    "PORT=4000",
    "  export HOST = 0.0.0.0  # in a container",
    'METRICS_TOKEN="a # in quotes"',
    "SITE_URL='https://petals.example'\t# the address",
    "LOG_LEVEL=",
    "DATABASE_URL=postgres://u:p=q@db/shop",
  ].join("\n");
  expect(add(content, { PORT: "5000", PAYMENTS: "" })).toEqual({
    problems: [],
    doubts: [],
    environment: {
      PORT: "5000",
      PAYMENTS: "",
      HOST: "0.0.0.0",
      METRICS_TOKEN: "a # in quotes",
      SITE_URL: "https://petals.example",
      LOG_LEVEL: "",
      DATABASE_URL: "postgres://u:p=q@db/shop",
    },
  });
});

test.each(["\n", "\r\n"])("lines may end as in %j, and begin with a byte order mark", (end) => {
  const { environment, problems } = add(`\uFEFFPORT=4000${end}HOST=::${end}`);
  expect({ environment, problems }).toEqual({
    environment: { PORT: "4000", HOST: "::" },
    problems: [],
  });
});

test.each(["STRIPE_SECRET_KEY: sk_live_hidden", "STRIPE_SECRET_KEY\0=sk_live_hidden"])(
  "a line that is no setting stops everything, and is named by its number: %j",
  (line) => {
    expect(add(`PORT=4000\n# a comment\n${line}\n`)).toEqual({
      problems: ["Line 3 of .env is no setting. Write NAME=value."],
      doubts: [],
      environment: {},
    });
  },
);

const text = "STRIPE_SECRET_KEY=sk_live_hidden\n";
test.each<[string, Uint8Array]>([
  ["UTF-16 with its mark", Buffer.from(`\uFEFF${text}`, "utf16le")],
  ["UTF-16, the other way round", Buffer.from(`\uFEFF${text}`, "utf16le").swap16()],
  ["Latin-1", Buffer.from(`# für uns\n${text}`, "latin1")],
])("a file in %s is refused", (_name, bytes) => {
  const { problems, environment } = add(bytes);
  expect(problems).toEqual([
    expect.stringMatching(/^\.env cannot be read .* Make it a text file in UTF-8/u),
  ]);
  expect(environment).toEqual({});
});

test("a folder and a link that leads nowhere are refused; no file at all is none", () => {
  const folder = temporaryFolder();
  expect(addSettingsFile({}, join(folder, ".env"))).toEqual({ problems: [], doubts: [] });
  mkdirSync(join(folder, "folder"));
  symlinkSync(join(folder, "nowhere"), join(folder, "link"));
  for (const [name, code] of [
    ["folder", "EISDIR"],
    ["link", "ENOENT"],
  ] as const) {
    expect(addSettingsFile({}, join(folder, name)).problems).toEqual([
      `.env cannot be read (${code}). Make it a text file in UTF-8 that this user may read, or remove it.`,
    ]);
  }
});

test("a name that the shop does not know is only a doubt, and no value or key is repeated", () => {
  const lines = [
    "PORT=4000",
    "STRIPE_SECRET_KY=sk_live_hidden",
    "- HOST=hidden",
    "sk_live_hidden=",
  ];
  const { doubts, environment } = add(lines.join("\n"));
  expect(doubts).toEqual([
    ".env sets what the shop does not know: - HOST, STRIPE_SECRET_KY, sk_…. Compare with .env.example.",
  ]);
  expect(environment).toMatchObject({ PORT: "4000", STRIPE_SECRET_KY: "sk_live_hidden" });
});

test("the example file and the manual name every setting, and no other", () => {
  const read = (name: string) => readFileSync(join(root, name), "utf8");
  const examples = [...read(".env.example").matchAll(/^# ([A-Z_]+)=/gmu)].map(([, name]) => name);
  expect(examples.toSorted()).toEqual([...settingNames].toSorted());
  const rows = [...read("docs/operations-reference.md").matchAll(/^\| (`[A-Z_`, ]+`)[ \\*]*\|/gmu)];
  const documented = rows.flatMap(([, names = ""]) => names.replaceAll("`", "").split(", "));
  expect(documented.toSorted()).toEqual([...settingNames].toSorted());
});

test.each(["server/main.ts --check-settings", "web/build.ts", "operator/main.ts doctor"])(
  "%s stops at a settings file that is wrong, with a sentence",
  (command) => {
    const folder = temporaryFolder();
    mkdirSync(join(folder, ".env"));
    const { status, stdout, stderr } = runProgram(command, folder);
    expect({ status, stdout }).toEqual({ status: 1, stdout: "" });
    expect(stderr).toMatch(/^(?:[A-Z][a-z ]+\.\n)?\.env cannot be read \(EISDIR\)\. [^\n]+\n$/u);
  },
);

test("the server mentions the lines that it does not know beside the settings that are wrong", () => {
  const folder = temporaryFolder();
  writeFileSync(join(folder, ".env"), "STRIPE_SECRET_KY=sk_live_hidden\nPORT=none\n");
  const { stderr } = runProgram("server/main.ts", folder);
  expect(stderr).toContain("what the shop does not know: STRIPE_SECRET_KY.");
  expect(stderr).not.toContain("hidden");
});
