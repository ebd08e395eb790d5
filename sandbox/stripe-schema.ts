import { readFileSync } from "node:fs";
import { join } from "node:path";
import { Ajv2020, type Options, type ValidateFunction } from "ajv/dist/2020.js";

/** Made by `make-schema.ts`: the shapes of requests by route and of objects by name (docs/decisions/017). */
export const schemaPath = join(import.meta.dirname, "stripe.schema.json");

/** Finds the check of one shape; throws when the schema has no such shape. */
export function stripeShapes(options: Options = {}) {
  const ajv = new Ajv2020({ strict: false, ...options });
  ajv.addSchema(JSON.parse(readFileSync(schemaPath, "utf8")), "stripe");
  return (section: "requests" | "supported" | "objects", name: string): ValidateFunction => {
    const pointer = encodeURIComponent(name.replaceAll("/", "~1"));
    const check = ajv.getSchema(`stripe#/${section}/${pointer}`);
    if (!check) throw new Error(`The schema has no shape for ${name}. Run sandbox/make-schema.ts.`);
    return check;
  };
}
