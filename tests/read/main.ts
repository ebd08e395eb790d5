/** Prints a whole report in the terminal: `npm run read -- --help`. */
import process from "node:process";
import { run } from "./command-line.ts";

// `| head` closes the pipe early; that is no failure.
process.stdout.on("error", () => process.exit());
process.exitCode = run(process.argv.slice(2), {
  now: new Date(),
  out: (text) => void process.stdout.write(`${text}\n`),
  err: (text) => void process.stderr.write(`${text}\n`),
});
