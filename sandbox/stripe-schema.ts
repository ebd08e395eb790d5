import { Ajv2020, type Options, type ValidateFunction } from "ajv/dist/2020.js";
import shapes from "./stripe.schema.json" with { type: "json" };

export type Shape = {
  readonly $ref?: string;
  readonly anyOf?: readonly Shape[];
  readonly type?: string;
  readonly properties?: Readonly<Record<string, Shape>>;
  readonly required?: readonly string[];
};
type Shapes = Readonly<Record<string, Shape>>;
type Section = "requests" | "supported" | "objects";

/** The shapes of requests by route and of objects by name, made by `make-schema.ts` (docs/decisions/017). */
export const schema =
  // TypeScript sees each entry of the file as a type of its own.
  shapes as object as Readonly<Record<Section | "$defs", Shapes>>;

/** Returns a function that finds the validator of one shape; it throws when the schema has no such shape. */
export function stripeShapes(options: Options = {}) {
  const ajv = new Ajv2020({ strict: false, ...options }).addSchema(schema, "stripe");
  return (section: Section, name: string): ValidateFunction => {
    const pointer = encodeURIComponent(name.replaceAll("/", "~1"));
    const check = ajv.getSchema(`stripe#/${section}/${pointer}`);
    if (!check) throw new Error(`The schema has no shape for ${name}. Run sandbox/make-schema.ts.`);
    return check;
  };
}
