import { readdirSync } from "node:fs";
import type { Server } from "node:net";
import process from "node:process";
import type { Logger } from "#server/log.ts";

const quietForMs = 60_000;

/**
 * Limits connections to half of the files that this process may still open; the other half is for the database and for calls
 * to the provider. Further connections are closed at once, and the log says so once a minute. Without this limit libuv
 * closes the connections that find no file, and Node gives neither event nor error (tried on Node 26).
 */
export function limitConnections(server: Server, log: Pick<Logger, "error">): void {
  // Otherwise the report resolves the names of all connected addresses, and waits for that.
  Object.assign(process.report, { excludeNetwork: true });
  const report: { userLimits?: { open_files?: { soft: unknown } } } = process.report.getReport();
  const openFiles = Number(report.userLimits?.open_files?.soft);
  // "unlimited", or a system that does not say.
  if (Number.isNaN(openFiles)) return;
  server.maxConnections = Math.floor((openFiles - readdirSync("/dev/fd").length) / 2);
  let saidAt = -Infinity;
  server.on("drop", () => {
    if (performance.now() - saidAt < quietForMs) return;
    saidAt = performance.now();
    const facts = { connections: server.maxConnections, openFiles };
    log.error(facts, "too many connections at once; raise the limit of open files (ulimit -n)");
  });
}
