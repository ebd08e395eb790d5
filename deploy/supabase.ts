import { mkdirSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { functionPaths } from "#server/functions/routes.ts";
import { bundle } from "./bundle.ts";

/**
 * Writes a folder that `supabase functions deploy` takes as it is: the calls and the webhook with all that they import in
 * one file, and the settings of the platform. Other functions in the folder stay.
 */
export async function writeSupabase(folder: string): Promise<void> {
  const write = (name: string, lines: readonly string[]) => {
    const path = join(folder, name);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, `${lines.join("\n")}\n`);
  };
  await bundle(["server/deno.ts"], join(folder, "functions", "_shop"));
  const names = functionPaths.map((path) => basename(path));
  for (const name of names) {
    write(`functions/${name}/index.ts`, ['import "../_shop/server/deno.js";']);
    // A file of its own keeps the platform from looking for one farther up.
    write(`functions/${name}/deno.json`, ["{}"]);
  }
  write("config.toml", [
    'project_id = "seven-petals"',
    ...names.flatMap((name) => [
      "",
      `[functions.${name}]`,
      "# The webhook comes from Stripe, and the calls check what they need by themselves.",
      "verify_jwt = false",
    ]),
  ]);
}

if (import.meta.main) await writeSupabase(join(import.meta.dirname, "..", "supabase"));
