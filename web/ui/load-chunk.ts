/** A connection that has not brought a file for so long is as good as none. */
const timeoutMilliseconds = 20_000;

/**
 * Makes an import that can be tried again. Chromium remembers an import that failed for as long as the page is open, so
 * the files are fetched first: a fetch that failed is forgotten, and the import then finds them in the browser's cache.
 * `files` is "files-of:" and the name of the chunk, which the build replaces (web/chunk-files.ts). Rejects if a file
 * does not come, or not in time.
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
  // In development nothing has replaced the marker: the files are made one by one as they are asked for.
  if (import.meta.env.DEV) return;
  const signal = AbortSignal.timeout(timeoutMilliseconds);
  await Promise.all(
    files.split(" ").map(async (file) => {
      const response = await fetch(file, { signal });
      if (!response.ok) throw new Error(`${file} came with status ${response.status}.`);
      await response.arrayBuffer();
    }),
  );
}
