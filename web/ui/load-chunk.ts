/** The time for all files of a chunk together. */
const timeoutMilliseconds = 20_000;

/**
 * Makes an import that can be repeated after a failure. Chromium remembers a failed import for as long as the page is open,
 * so the files are fetched first, and the import then finds them in the browser's cache. `files` is "files-of:" and the name
 * of the chunk, which the build replaces by addresses (web/chunk-files.ts). Rejects if a file does not come in time.
 */
export function laterChunk<Chunk>(files: string, load: () => Promise<Chunk>) {
  let loading: Promise<Chunk> | undefined;
  return (): Promise<Chunk> => {
    loading ??= fetchAll(files)
      .then(load)
      .catch((error: unknown) => {
        loading = undefined;
        throw error;
      });
    return loading;
  };
}

async function fetchAll(files: string): Promise<void> {
  // In development the marker is not replaced.
  if (import.meta.env.DEV) return;
  const signal = AbortSignal.timeout?.(timeoutMilliseconds);
  await Promise.all(
    files.split(" ").map(async (file) => {
      const response = await fetch(file, { signal });
      if (!response.ok) throw new Error(`${file} came with status ${response.status}.`);
      await response.arrayBuffer();
    }),
  );
}
