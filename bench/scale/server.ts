import { fork } from "node:child_process";
import { once } from "node:events";
import type { ProcessSettings } from "#tests/reliability/shop-process.ts";

/** Starts a server in a process of its own and waits until it listens. */
export async function startServer(settings: ProcessSettings) {
  const child = fork("tests/reliability/shop-process.ts", [JSON.stringify(settings)]);
  const exit = once(child, "exit");
  const message = await Promise.race([once(child, "message"), exit.then(() => undefined)]);
  if (message === undefined || child.pid === undefined) throw new Error("A server did not start.");
  return {
    pid: child.pid,
    async stop() {
      child.kill();
      await exit;
    },
  };
}
