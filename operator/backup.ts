import { once } from "node:events";
import { createReadStream, createWriteStream, existsSync } from "node:fs";
import { rename, rm } from "node:fs/promises";
import { pipeline } from "node:stream/promises";
import { createGunzip, createGzip } from "node:zlib";
import {
  BackupError,
  checkBackup,
  notWhole,
  type BackupContent,
} from "#server/storage/backup-lines.ts";
import { noteBackup, restoreBackup, writeBackup } from "#server/storage/backup.ts";
import type { Database } from "#server/storage/open-database.ts";
import { done, failed, unconfirmed, type Answer } from "./command.ts";
import type { BackupCommand } from "./command-line.ts";

/** Writes a backup, reads it back, and only then gives it its name. A file that is there already stays. */
export async function backUp(database: Database, path: string, now: () => Date): Promise<Answer> {
  if (existsSync(path)) {
    throw new BackupError(`${path} is there already. Give another name; nothing was changed.`);
  }
  const unfinished = `${path}.part`;
  const madeAt = now();
  let content: BackupContent;
  let hasMore: boolean;
  try {
    ({ hasMore } = await writeFile(database, unfinished, madeAt));
    content = await checkBackup(readLines(unfinished));
    await rename(unfinished, path);
  } catch (error) {
    // Where nothing can be written nothing can be removed; the first error says why.
    await rm(unfinished, { force: true }).catch(() => undefined);
    throw error;
  }
  await noteBackup(database, madeAt);
  const more =
    "A newer version has added to this database. Tables of its own are not in the backup: make one with that version, too.";
  return done(
    { file: path, ...content },
    `${path} holds ${contentWords(content)}, and was read back.`,
    ...(hasMore ? [more] : []),
  );
}

async function writeFile(database: Database, path: string, madeAt: Date) {
  const gzip = createGzip();
  const broken = new AbortController();
  // Readable by its owner alone: it holds e-mails.
  const written = pipeline(gzip, createWriteStream(path, { mode: 0o600, flush: true })).catch(
    (error: unknown) => broken.abort(error),
  );
  const { signal } = broken;
  try {
    const made = await writeBackup(database, madeAt, async (lines) => {
      signal.throwIfAborted();
      // On a full disk nothing drains any more.
      if (!gzip.write(lines)) await once(gzip, "drain", { signal });
    });
    gzip.end();
    await written;
    signal.throwIfAborted();
    return made;
  } catch (error) {
    const reason: unknown = signal.aborted ? signal.reason : error;
    gzip.destroy();
    await written;
    throw reason;
  }
}

/** Puts a backup in the place of what the database holds; purchases are replaced only when that is confirmed. */
export async function restore(
  database: Database,
  path: string,
  confirmed: boolean,
): Promise<Answer> {
  const restored = await restoreBackup(database, () => readLines(path), confirmed);
  const { held, isRestored, ...content } = restored;
  if (!isRestored) {
    return unconfirmed(
      `This would replace the ${held} purchases of the database by ${contentWords(content)}. Make a backup of them first.`,
    );
  }
  return done(
    { file: path, replaced: held, ...content },
    `Restored: ${contentWords(content)}. ${held} purchases were replaced.`,
    "What happened since the backup is not in it: refund, revoke and erase again what was refunded, disputed and erased since.",
  );
}

/** What the owner reads when a backup or a restore went wrong; undefined for what is no fault of file or disk. */
export function whyNoBackup(error: unknown, { kind, file }: BackupCommand): Answer | undefined {
  if (error instanceof BackupError) return failed(error.message);
  const { code, syscall = "" } = error as NodeJS.ErrnoException;
  // A database that cannot be reached has such codes, too.
  if (!["open", "read", "write", "fsync", "rename"].includes(syscall)) return undefined;
  if (code === "ENOENT") return failed(`There is no ${file}. Check the name and the folder.`);
  const [act, may] = kind === "backup" ? ["written", "write to"] : ["read", "read"];
  return failed(
    code === "EACCES" || code === "EPERM"
      ? `${file} cannot be ${act} (permission denied). Choose a folder that the user who runs this may ${may}.`
      : `${file} cannot be ${act} (${code}). Check the disk and the name.`,
  );
}

function contentWords({ heading, rows }: BackupContent): string {
  return `${rows.purchases} purchases and ${rows.provider_news} events, as of ${heading.madeAt}`;
}

async function* readLines(path: string): AsyncGenerator<string> {
  const text = createGunzip().setEncoding("utf8");
  // What goes wrong in the file ends the text with the same error.
  pipeline(createReadStream(path), text).catch(() => undefined);
  let rest = "";
  try {
    for await (const piece of text) {
      const lines = (rest + String(piece)).split("\n");
      rest = lines.pop() ?? "";
      yield* lines;
    }
  } catch (error) {
    const code = error instanceof Error && "code" in error ? String(error.code) : "";
    if (!code.startsWith("Z_")) throw error;
    throw notWhole(`it cannot be unpacked (${code})`);
  } finally {
    text.destroy();
  }
  if (rest !== "") throw notWhole("its last line is cut off");
}
