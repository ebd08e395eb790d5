/** The time for all files of an import together, in milliseconds. */
const timeout = 20_000;

/** The files that have come. */
const present = new Set<string>();

/**
 * What Vite calls around each later import, with that import's files (astro.config.ts), in the place of its own helper: this
 * one lets an import be repeated after a failure. Chromium remembers a failed import for as long as the page is open, so the
 * files are fetched first, and the import then finds them in the browser's cache. Rejects if a file does not come in time.
 */
async function preload<Module>(
  load: () => Promise<Module>,
  files: readonly string[],
): Promise<Module> {
  const signal = AbortSignal.timeout?.(timeout);
  const missing = files.filter(
    (file) => !present.has(file) && !document.querySelector(`link[href="/${file}"]`),
  );
  await Promise.all(
    missing.map(async (file) => {
      const response = await fetch(`/${file}`, { signal });
      if (!response.ok) throw new Error(`${file} came with status ${response.status}.`);
      await response.arrayBuffer();
      present.add(file);
    }),
  );
  return load();
}

export { preload as __vitePreload };
