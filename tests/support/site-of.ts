import { mkdir, mkdtempDisposable, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import type { MailSettings } from "#server/settings/mail.ts";
import { compressFiles } from "#server/static/compress.ts";
import { loadSite, type StaticSite } from "#server/static/load-site.ts";

/** A site of these files, by their names, as if it had been built. */
export async function siteOf(
  files: Readonly<Record<string, string>>,
  siteUrl: string,
  mail?: MailSettings,
): Promise<StaticSite | undefined> {
  await using folder = await mkdtempDisposable(join(tmpdir(), "seven-petals-site-"));
  for (const [name, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder.path, name)), { recursive: true });
    await writeFile(join(folder.path, name), text);
  }
  await compressFiles(folder.path);
  return await loadSite(folder.path, { siteUrl, mail });
}
