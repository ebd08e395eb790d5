import { spawnSync } from "node:child_process";
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";

/** What a program did to a file, in order. */
export type FileEvent =
  | {
      readonly kind: "write";
      readonly file: string;
      /** The place in the file; left out, the write goes to the end. */
      readonly at?: number;
      readonly bytes: Buffer;
    }
  | { readonly kind: "truncate"; readonly file: string; readonly size: number }
  | { readonly kind: "sync"; readonly file: string };

/** A disk writes whole sectors of this many bytes; a write that it is cut off from may be there in part. */
const sector = 512;

/** More bytes than any of these files comes to have. */
const longestFile = 64 * 2 ** 20;

/** Whether the system can tell what a program writes. */
export function canRecord(): boolean {
  return spawnSync("strace", ["-o", "/dev/null", "true"]).status === 0;
}

/**
 * Runs a program and returns its writes to these files (full paths; the events carry their last parts). Throws when it
 * ends with another code than 0 or writes in a way that is not understood.
 */
export function recordWrites(command: readonly string[], files: readonly string[]): FileEvent[] {
  const log = `${files[0]}.log`;
  mkdirSync(dirname(log), { recursive: true });
  const calls = "trace=write,pwrite64,pwritev,writev,fsync,fdatasync,ftruncate";
  const paths = files.flatMap((file) => ["-P", file]);
  const options = ["-f", "-y", "-xx", "-s", "1000000", "-e", calls, ...paths, "-o", log];
  const { status, stderr } = spawnSync("strace", [...options, ...command], { encoding: "utf8" });
  if (status !== 0) throw new Error(`The program ended with ${status}: ${stderr}`);
  const lines = readFileSync(log, "latin1").split("\n");
  rmSync(log);
  return lines.flatMap((line) => readCall(line, new Set(files)));
}

function readCall(line: string, files: ReadonlySet<string>): FileEvent[] {
  // Signals and ends of threads are no calls.
  if (line === "" || /^\d+ +(?:\+\+\+|---)/u.test(line)) return [];
  const [, name, path, rest = ""] = /^\d+ +(\w+)\(\d+<([^>]*)>(.*)$/u.exec(line) ?? [];
  if (name === undefined || path === undefined) {
    throw new Error(`This call is not understood: ${line.slice(0, 200)}`);
  }
  const full = unescaped(path).toString("utf8");
  if (!files.has(full)) return [];
  const file = basename(full);
  if (name === "fsync" || name === "fdatasync") return [{ kind: "sync", file }];
  if (name === "ftruncate") return [{ kind: "truncate", file, size: Number(/\d+/u.exec(rest)) }];
  const [, hex = "", length, at] =
    /^, "((?:\\x[0-9a-f]{2})*)", (\d+)(?:, (\d+))?\) += \2$/u.exec(rest) ?? [];
  if (length === undefined) throw new Error(`This write is not understood: ${rest.slice(-100)}`);
  const bytes = unescaped(hex);
  return [{ kind: "write", file, ...(at === undefined ? {} : { at: Number(at) }), bytes }];
}

/** strace writes every byte as `\x` and two digits. */
function unescaped(text: string): Buffer {
  return Buffer.from(text.replaceAll("\\x", ""), "hex");
}

/**
 * The files as a power cut after so many events may leave them: what a sync has followed is there; of the rest each write
 * and each change of size is there, is missing, or is there in part, as `random` (from 0 up to 1) has it.
 */
export function filesAfterPowerCut(
  events: readonly FileEvent[],
  random: () => number,
): ReadonlyMap<string, Buffer> {
  const lastSync = new Map<string, number>();
  events.forEach(({ kind, file }, i) => void (kind === "sync" && lastSync.set(file, i)));
  const files = new Map<string, ArrayBuffer>();
  events.forEach((event, i) => {
    if (event.kind === "sync") return;
    const file = files.get(event.file) ?? new ArrayBuffer(0, { maxByteLength: longestFile });
    const isSafe = i < (lastSync.get(event.file) ?? -1);
    const luck = isSafe ? 1 : random();
    if (luck < 0.5) return;
    files.set(event.file, file);
    if (event.kind === "truncate") {
      file.resize(event.size);
      return;
    }
    const sectors = Math.ceil(event.bytes.length / sector);
    const kept = luck < 0.75 ? Math.floor(random() * sectors) * sector : event.bytes.length;
    if (kept === 0) return;
    const at = event.at ?? file.byteLength;
    file.resize(Math.max(file.byteLength, at + kept));
    new Uint8Array(file).set(event.bytes.subarray(0, kept), at);
  });
  return new Map([...files].map(([name, file]) => [name, Buffer.from(file)]));
}

/** Puts the files into a folder of their own. */
export function placeFiles(folder: string, files: ReadonlyMap<string, Buffer>): void {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const [name, bytes] of files) writeFileSync(join(folder, name), bytes);
}
