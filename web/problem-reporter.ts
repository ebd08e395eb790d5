import type { Reporter, SerializedError, TestModule } from "vitest/node";

/** For authors: what the rules of content/ found, one problem a line, and nothing where all is well. */
export default class ProblemReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], unhandled: readonly SerializedError[]): void {
    const messages = [...modules.flatMap(errorsOf), ...unhandled].map(({ message }) => message);
    // A file that cannot be read stops every rule in the same words.
    for (const message of new Set(messages)) console.error(message);
  }
}

/** What failed in a file of rules, and why it could not be read at all. */
function errorsOf(module: TestModule): readonly { readonly message: string }[] {
  const failed = [...module.children.allTests("failed")];
  return [...module.errors(), ...failed.flatMap((test) => test.result().errors ?? [])];
}
