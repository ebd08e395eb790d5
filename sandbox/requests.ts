import type { ErrorObject } from "ajv/dist/2020.js";
import { ok, refuse, type Outcome, type Refusal } from "./errors.ts";
import { stripeShapes } from "./stripe-schema.ts";
import type { Route, Supported } from "./stripe-shapes.ts";

/** Parses and checks form-encoded requests. JSON bodies (API v2) and files are left out. */

/** Form-encoded parameters as a tree: `a[b][0]=x` is { a: { b: ["x"] } }. */
type Form = { [name: string]: FormValue };
type FormValue = string | Form | readonly FormValue[];

/** Deeper than any of Stripe's parameters; limits what a hostile request can build. */
const maxDepth = 8;

// `coerceTypes`, because numbers and booleans are strings on the wire.
const shapeOf = stripeShapes({ allErrors: true, coerceTypes: true });

/**
 * The parameters of a request as typed values, or Stripe's refusal: first of what Stripe would refuse, then of what the
 * sandbox does not support, since ignoring that would pretend to support it.
 */
export function readParameters<R extends Route>(route: R, text: string): Outcome<Supported[R]> {
  const form = parseForm(text);
  if (form.kind === "refused") return form;
  const declared = shapeOf("requests", route);
  // A copy, because the check coerces values, and a union may coerce to the wrong type.
  if (!declared(structuredClone(form.value))) return refusalFor(declared.errors, false);
  const supported = shapeOf("supported", route);
  if (!supported(form.value)) return refusalFor(supported.errors, true);
  // The schema is made from this very type, and the check has coerced the values.
  return ok(form.value as Supported[R]);
}

export function parseForm(text: string): Outcome<Form> {
  // Without a prototype, so that "__proto__" is an ordinary name.
  const newGroup = (): Form => Object.create(null);
  const root = newGroup();
  for (const [name, value] of new URLSearchParams(text)) {
    const path = name.split("[").map((part) => part.replace(/\]$/u, ""));
    if (path.length > maxDepth) return refuse(`Invalid parameter: ${name} is nested too deeply.`);
    const last = path.pop() ?? "";
    let group = root;
    for (const part of path) {
      const inner = (group[part] ??= newGroup());
      if (typeof inner !== "object") return usedTwice(name);
      // `withLists` turns groups into lists at the end.
      group = inner as Form;
    }
    if (typeof group[last] === "object") return usedTwice(name);
    group[last] = value;
  }
  return ok(withLists(root) as Form);
}

function usedTwice(param: string): Refusal {
  return refuse(`Invalid parameter: ${param} is used both as a value and as a group.`, { param });
}

/** A group whose names are 0, 1, 2 … is a list, except in metadata, whose names the shop chooses. */
function withLists(value: FormValue, name = ""): FormValue {
  if (typeof value === "string") return value;
  const entries = Object.entries(value).map(
    ([key, inner]) => [key, withLists(inner, key)] as const,
  );
  const isList = name !== "metadata" && entries.every(([key]) => /^\d+$/u.test(key));
  // Integer-like keys come in ascending order.
  return isList && entries.length > 0
    ? entries.map(([, inner]) => inner)
    : Object.fromEntries(entries);
}

/** Stripe reports one problem: an unknown parameter before a missing one before a wrong value. */
function refusalFor(
  errors: readonly ErrorObject[] | null | undefined,
  isDeclared: boolean,
): Refusal {
  const found = (keyword: string) => errors?.find((error) => error.keyword === keyword);
  const unknown = found("additionalProperties");
  if (unknown) {
    const param = nameOf(unknown, unknown.params["additionalProperty"]);
    if (isDeclared) return unsupported(param);
    return refuse(`Received unknown parameter: ${param}`, { code: "parameter_unknown", param });
  }
  const missing = found("required");
  if (missing) {
    const param = nameOf(missing, missing.params["missingProperty"]);
    return refuse(`Missing required param: ${param}.`, { code: "parameter_missing", param });
  }
  const [error] = errors ?? [];
  const param = nameOf(error);
  const reason = String(error?.keyword === "type" ? error.params["type"] : error?.keyword);
  // Stripe knows the value, or it would have been refused as undeclared.
  if (isDeclared && /^(?:const|enum)$/u.test(reason)) return unsupported(param);
  const code = codes.get(reason);
  return refuse(`Invalid ${param}: ${error?.message}`, { ...(code && { code }), param });
}

function unsupported(param: string): Refusal {
  return refuse(`Stripe takes this value of ${param}; the sandbox does not support it yet.`, {
    code: "sandbox_unsupported_parameter",
    param,
  });
}

/** Stripe's error codes by the keyword of JSON Schema that failed. */
const codes: ReadonlyMap<string, string> = new Map([
  ["number", "parameter_invalid_integer"],
  ["integer", "parameter_invalid_integer"],
  ["minimum", "parameter_invalid_integer"],
  ["minLength", "parameter_invalid_empty"],
  ["pattern", "parameter_invalid_string_blank"],
]);

/** The name of a parameter as it is sent: "a[b][0]". */
function nameOf(error: ErrorObject | undefined, last?: string): string {
  const path = error?.instancePath.split("/").slice(1) ?? [];
  const names = path.map((name) => name.replaceAll("~1", "/").replaceAll("~0", "~"));
  const [first = "", ...rest] = last === undefined ? names : [...names, last];
  return first + rest.map((name) => `[${name}]`).join("");
}
