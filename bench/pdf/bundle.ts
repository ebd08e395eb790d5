import { fileURLToPath } from "node:url";
import { build } from "vite";

const file = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const fromRoot = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url));

/** The stand-ins that the site's own build uses for pdfkit (astro.config.ts). */
const pdfkitOfTheSite = {
  fontkit: fromRoot("pdf/stubs/fontkit.ts"),
  "@noble/ciphers/aes": fromRoot("pdf/stubs/ciphers.ts"),
  "png-js": fromRoot("pdf/stubs/png.ts"),
};

/** Libraries that are installed for the comparison alone, in a package of their own: react-pdf breaks beside another pdfkit. */
const peers = {
  find: /^(pdf-lib|jspdf|svgpath|react|@react-pdf\/renderer)$/u,
  replacement: file("peers/node_modules/$1"),
};

/** One library with all that it needs as one minified module for browsers. */
export async function bundle(entry: string, isOurs: boolean): Promise<string> {
  const result = await build({
    configFile: false,
    root: file("."),
    logLevel: "error",
    resolve: { alias: isOurs ? pdfkitOfTheSite : [peers] },
    define: { "process.env.NODE_ENV": '"production"' },
    build: {
      write: false,
      rolldownOptions: {
        input: file(entry),
        preserveEntrySignatures: "strict",
        output: { codeSplitting: false },
      },
    },
  });
  const [output] = Array.isArray(result) ? result : [result];
  if (!output || !("output" in output)) throw new Error(`${entry} was not built.`);
  return output.output[0].code;
}
