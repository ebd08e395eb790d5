import { Ajv2020, type ErrorObject, type ValidateFunction } from "ajv/dist/2020.js";
import { missingParameter, refuse, unknownParameter, type Refusal } from "./errors.ts";
import type { FormGroup, FormValue } from "./form.ts";
import { fromOutside, readSchema } from "./stripe-schema.ts";

/** Checks the parameters of requests against the shapes that the pinned SDK declares (docs/decisions/017). */
export function createShapeCheck() {
  const schema = readSchema();
  // Everything on the wire is text, so numbers and yes or no are read before they are judged.
  const ajv = new Ajv2020({ allErrors: true, coerceTypes: true, strict: false });
  ajv.addSchema(schema, "stripe");
  const checks = new Map<string, ValidateFunction>();

  const checkOf = (route: string): ValidateFunction => {
    const root = schema.requests[route];
    if (!root) throw new Error(`The schema has no shape for ${route}. Run sandbox/make-schema.ts.`);
    const check = checks.get(route) ?? ajv.compile(fromOutside(root));
    checks.set(route, check);
    return check;
  };

  /** What Stripe would refuse by the shape alone; `route` is as in `stripe-shapes.ts`. */
  return (route: string, form: FormGroup): Refusal | undefined => {
    const check = checkOf(route);
    if (check(plain(form))) return undefined;
    const errors = check.errors ?? [];
    const unknown = errors.find(({ keyword }) => keyword === "additionalProperties");
    if (unknown) return unknownParameter(nameOf(unknown, unknown.params["additionalProperty"]));
    const missing = errors.find(({ keyword }) => keyword === "required");
    if (missing) return missingParameter(nameOf(missing, missing.params["missingProperty"]));
    const param = nameOf(errors[0]);
    return refuse(`Invalid ${param}: it has another shape.`, { param });
  };
}

/** A group whose names are 0, 1, 2 … is a list, except among names that the shop makes up itself. */
function plain(value: FormValue, name = ""): unknown {
  if (typeof value === "string") return value;
  const keys = [...value.keys()];
  if (name !== "metadata" && keys.length > 0 && keys.every((key) => /^\d+$/u.test(key))) {
    return [...value]
      .toSorted(([a], [b]) => Number(a) - Number(b))
      .map(([, inner]) => plain(inner));
  }
  return Object.fromEntries([...value].map(([key, inner]) => [key, plain(inner, key)]));
}

/** The name of a parameter as it is sent: "a[b][0]". */
function nameOf(error: ErrorObject | undefined, last?: unknown): string {
  const path = error?.instancePath.split("/").slice(1) ?? [];
  const [first = "", ...rest] = [...path, ...(typeof last === "string" ? [last] : [])].map((name) =>
    name.replaceAll("~1", "/").replaceAll("~0", "~"),
  );
  return first + rest.map((name) => `[${name}]`).join("");
}
