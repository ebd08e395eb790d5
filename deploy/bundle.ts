import { join } from "node:path";
import { build } from "vite";

const top = join(import.meta.dirname, "..");

/**
 * Writes programs of this project, with all packages that they import, as JavaScript that needs neither node_modules nor a
 * build tool. Each keeps its place: `server/main.ts` becomes `server/main.js` in `folder`. What a program imports only when
 * it is needed stays a file of its own.
 */
export async function bundle(programs: readonly string[], folder: string): Promise<void> {
  await build({
    root: top,
    configFile: false,
    envDir: false,
    publicDir: false,
    logLevel: "warn",
    // Not the default for servers: nothing is left to node_modules.
    ssr: { noExternal: true },
    build: {
      ssr: true,
      outDir: folder,
      emptyOutDir: true,
      target: "es2024",
      rolldownOptions: {
        input: Object.fromEntries(
          programs.map((path) => [path.replace(/\.ts$/u, ""), join(top, path)]),
        ),
        output: { entryFileNames: "[name].js", chunkFileNames: "chunks/[name]-[hash].js" },
      },
    },
  });
}
