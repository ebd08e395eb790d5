import { readdirSync } from "node:fs";
import type { Server } from "node:net";
import process from "node:process";
import type { Logger } from "./log.ts";

/** Not more often than this, in milliseconds, is one and the same trouble logged. */
const quietFor = 60_000;

/**
 * Keeps half of the files that this process may still open from being taken by connections, for the database and for
 * calls to the provider. Those beyond are closed at once, and the log says so once a minute. Without such a limit the
 * connections that find no file are closed by libuv, of which Node tells nobody (tried on Node 26: no event, no error).
 */
export function limitConnections(server: Server, log: Pick<Logger, "error">): void {
  // Otherwise the report looks up the names of all addresses that we are connected to, and waits for them.
  Object.assign(process.report, { excludeNetwork: true });
  const report: { userLimits?: { open_files?: { soft: unknown } } } = process.report.getReport();
  const openFiles = Number(report.userLimits?.open_files?.soft);
  // "unlimited", or a system that does not say.
  if (Number.isNaN(openFiles)) return;
  server.maxConnections = Math.floor((openFiles - readdirSync("/dev/fd").length) / 2);
  let saidAt = -Infinity;
  server.on("drop", () => {
    if (performance.now() - saidAt < quietFor) return;
    saidAt = performance.now();
    const facts = { connections: server.maxConnections, openFiles };
    log.error(facts, "too many connections at once; raise the limit of open files (ulimit -n)");
  });
}
