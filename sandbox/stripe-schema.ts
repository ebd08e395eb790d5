import { readFileSync } from "node:fs";
import { join } from "node:path";

type Roots = Readonly<Record<string, object>>;

/** The shapes of requests by route and of objects by name, as `make-schema.ts` made them. */
export function readSchema(): { readonly requests: Roots; readonly objects: Roots } {
  return JSON.parse(readFileSync(join(import.meta.dirname, "stripe.schema.json"), "utf8"));
}

/** A shape of the schema as another schema refers to it, which knows the whole as "stripe". */
export function fromOutside(root: object): object {
  return JSON.parse(JSON.stringify(root).replaceAll('"#/', '"stripe#/'));
}
