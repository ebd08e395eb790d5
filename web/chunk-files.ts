import type { Plugin, Rolldown } from "vite";

const marker = /files-of:([\w-]+)/gu;

/**
 * Writes into the built script which further scripts a later chunk needs, wherever it holds the words "files-of:" and
 * the name of the chunk: their addresses, with spaces between (web/ui/load-chunk.ts). Styles are in the page already.
 * The marker must stand in the file that imports the chunk, because a file gets a new name when one that it imports does.
 */
export const chunkFiles: Plugin = {
  name: "chunk-files",
  generateBundle: {
    order: "post",
    handler(_options, bundle) {
      const chunks = Object.values(bundle).filter((output) => output.type === "chunk");
      for (const host of chunks) {
        host.code = host.code.replaceAll(marker, (_marker, name: string) => {
          const chunk = chunks.find(
            (one) => one.name === name && host.dynamicImports.includes(one.fileName),
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

/** A chunk's own file, and those that it cannot begin without. */
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
