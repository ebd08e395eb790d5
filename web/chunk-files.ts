import { basename } from "node:path";
import type { Plugin, Rolldown } from "vite";

const marker = /files-of:([\w-]+)/gu;

/**
 * Replaces each marker "files-of:<chunk>" in the built scripts by the addresses of that chunk's scripts, separated by spaces
 * (web/ui/load-chunk.ts). Styles are in the page already, so nothing is left for Vite to preload. The marker must be in the
 * file that imports the chunk, because a file gets a new name when one that it imports does.
 */
export const chunkFiles: Plugin = {
  name: "chunk-files",
  enforce: "pre",
  // Vite would list the same files once more, and wrap each import in code that asks for them first.
  configEnvironment: (name) =>
    name === "client" ? { build: { modulePreload: false } } : undefined,
  load: {
    filter: { id: /vite\/preload-helper\.js$/u },
    handler: () => "export const __vitePreload = (load) => load();",
  },
  generateBundle: {
    order: "post",
    handler(_options, bundle) {
      const chunks = Object.values(bundle).filter((output) => output.type === "chunk");
      for (const host of chunks) {
        host.code = host.code.replaceAll(marker, (_marker, name: string) => {
          const chunk = chunks.find(
            (one) =>
              host.dynamicImports.includes(one.fileName) &&
              one.moduleIds.some((id) => basename(id).replace(/\.tsx?$/u, "") === name),
          );
          if (!chunk) throw new Error(`${host.fileName} imports no chunk "${name}".`);
          const present = new Set(filesOf(host, bundle));
          const missing = filesOf(chunk, bundle).filter((file) => !present.has(file));
          return missing.map((file) => `/${file}`).join(" ");
        });
      }
    },
  },
};

/** A chunk's own file and all that it imports statically. */
function filesOf(
  chunk: Rolldown.OutputChunk,
  bundle: Rolldown.OutputBundle,
  found: Set<string> = new Set(),
): readonly string[] {
  found.add(chunk.fileName);
  for (const file of chunk.imports) {
    const next = bundle[file];
    if (next?.type === "chunk" && !found.has(file)) filesOf(next, bundle, found);
  }
  return [...found];
}
