import { cpSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { bundle } from "./bundle.ts";

/**
 * Writes a folder with built pages, the server and the owner's command line, complete but for Node 26 and the settings;
 * `pages` is the folder of the pages. What was in `folder` before goes.
 */
export async function pack(pages: string, folder: string): Promise<void> {
  await bundle(["server/main.ts", "operator/main.ts"], folder);
  cpSync(pages, join(folder, "dist"), { recursive: true });
  const scripts = {
    start: "exec node --max-semi-space-size=2 server/main.js",
    operator: "node operator/main.js",
  };
  const about = { name: "seven-petals", private: true, type: "module", scripts };
  writeFileSync(join(folder, "package.json"), `${JSON.stringify(about, null, 2)}\n`);
}

if (import.meta.main) {
  const top = join(import.meta.dirname, "..");
  await pack(join(top, "dist"), join(top, "pack"));
}
