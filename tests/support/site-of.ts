import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
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
  const folder = await mkdtemp(join(tmpdir(), "seven-petals-site-"));
  for (const [name, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), text);
  }
  try {
    await compressFiles(folder);
    return await loadSite(folder, { siteUrl, mail });
  } finally {
    await rm(folder, { recursive: true });
  }
}
