import { fileURLToPath } from "node:url";
import { build } from "vite";
import { standIns } from "#pdf/stubs/stand-ins.ts";

const file = (path: string) => fileURLToPath(new URL(path, import.meta.url));

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
    resolve: { alias: isOurs ? standIns : [peers] },
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
