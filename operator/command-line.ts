import { commands, Misuse, parse } from "./commands.ts";
import type { Outside } from "./databases.ts";

const exitCodes = { done: 0, failed: 1, unconfirmed: 2 } as const;

/** Runs a command line, prints the result, and returns the exit code: 0 done, 1 failed, 2 not understood. */
export async function run(args: readonly string[], outside: Outside): Promise<0 | 1 | 2> {
  const json = args.includes("--json");
  try {
    const { values, positionals: words } = parse(args);
    if (values.help || words.length === 0 || words[0] === "help") {
      outside.out(help());
      return 0;
    }
    const command = commands.find(({ name }) => `${words.join(" ")} `.startsWith(`${name} `));
    if (!command) throw new Misuse(`There is no command "${words.slice(0, 2).join(" ")}".`);
    const { name, words: wanted = "", options = [] } = command;
    const unknown = Object.keys(values).find(
      (given) => given !== "json" && !options.some((option) => option === given),
    );
    if (unknown !== undefined) throw new Misuse(`${name} does not take --${unknown}.`);
    const rest = words.slice(name.split(" ").length);
    if (values.email && rest.some((word) => word.includes("@"))) {
      throw new Misuse("The e-mail is asked for, or read from standard input.");
    }
    const known = wanted.split(" ").filter(Boolean);
    const least = known.filter((word) => !word.startsWith("[")).length;
    if (rest.length < least || rest.length > known.length) {
      throw new Misuse(`${name} takes ${wanted || "options only"}, and nothing else.`);
    }
    const answer = await command.run({ words: rest, values }, outside);
    if (json) outside.out(JSON.stringify(answer.data, null, 2));
    // The doctor's findings are the answer, even when they are bad.
    else if (answer.outcome === "done" || name === "doctor") outside.out(answer.lines.join("\n"));
    else outside.err(answer.lines.join("\n"));
    return exitCodes[answer.outcome];
  } catch (error) {
    if (!(error instanceof Misuse)) throw error;
    if (json) outside.out(JSON.stringify({ error: error.message }));
    else outside.err(`${error.message}\nRun with --help to see all commands.`);
    return 2;
  }
}

const values: Readonly<Record<string, string>> = {
  state: " S",
  from: " DAY",
  to: " DAY",
  limit: " N",
  by: " day|month",
};

function help(): string {
  const each = commands.map(({ name, words, options = [], help: says }) => {
    const optional = options.map((option) => `[--${option}${values[option] ?? ""}]`);
    return `  ${[name, words, ...optional].filter(Boolean).join(" ")}\n      ${says}`;
  });
  return `The owner's command line. Its commands:

${each.join("\n")}

ID is a purchase's id, or its first 8 digits, as the buyer sees them. DAY is written 2026-11-21, in UTC.
--json answers in JSON; where npm runs this, use "npm run --silent", since npm itself prints a line.
Settings come from the environment and .env, as for the server.
Exit code: 0 done, 1 failed, 2 not understood or not confirmed.`;
}
