import type { Reporter, SerializedError, TestModule } from "vitest/node";

/** Prints what the tests of content/ found, one a line, and nothing else: advice about the owner's texts, then problems. */
export default class ProblemReporter implements Reporter {
  readonly #advice: string[] = [];

  onUserConsoleLog({ content }: { readonly content: string }): void {
    this.#advice.push(...content.trimEnd().split("\n"));
  }

  onTestRunEnd(modules: readonly TestModule[], unhandled: readonly SerializedError[]): void {
    for (const line of this.#advice) console.error(line);
    if (this.#advice.length > 0)
      console.error("Advice is about your own texts, and stops nothing.");
    const messages = [...modules.flatMap(errorsOf), ...unhandled].map(({ message }) => message);
    // One unreadable file fails every test with the same message, so each message is printed once.
    for (const message of new Set(messages)) console.error(message);
  }
}

/** The failures of a test file, or the error that kept it from loading. */
function errorsOf(module: TestModule): readonly { readonly message: string }[] {
  const failed = [...module.children.allTests("failed")];
  return [...module.errors(), ...failed.flatMap((test) => test.result().errors ?? [])];
}
