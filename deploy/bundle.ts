import { isBuiltin } from "node:module";
import { join } from "node:path";
import { build, type Plugin } from "vite";

const top = join(import.meta.dirname, "..");

/** Deno knows Node's modules under these names only. */
const namedBuiltins: Plugin = {
  name: "named-builtins",
  enforce: "pre",
  resolveId: (id) =>
    isBuiltin(id) && !id.startsWith("node:") ? { id: `node:${id}`, external: true } : undefined,
};

/** What Node has everywhere and Deno only in node_modules; Deno's own timers have no `unref`. */
const nodeGlobals: Record<string, [string, string]> = {
  Buffer: ["node:buffer", "Buffer"],
  ...Object.fromEntries(
    ["Immediate", "Interval", "Timeout"].flatMap((kind) =>
      [`set${kind}`, `clear${kind}`].map((name) => [name, ["node:timers", name]] as const),
    ),
  ),
};

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
    plugins: [namedBuiltins],
    define: { global: "globalThis" },
    build: {
      ssr: true,
      outDir: folder,
      emptyOutDir: true,
      target: "es2024",
      rolldownOptions: {
        input: Object.fromEntries(
          programs.map((path) => [path.replace(/\.ts$/u, ""), join(top, path)]),
        ),
        transform: { inject: nodeGlobals },
        output: { entryFileNames: "[name].js", chunkFileNames: "chunks/[name]-[hash].js" },
      },
    },
  });
}
