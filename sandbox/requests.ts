import type { ErrorObject, ValidateFunction } from "ajv/dist/2020.js";
import { ok, refuse, type Outcome, type Refusal } from "./answers.ts";
import { stripeShapes } from "./stripe-schema.ts";
import type { Route, Supported } from "./stripe-shapes.ts";

/** Parses and checks form-encoded requests. JSON bodies (API v2) and files are left out. */

/** Form-encoded parameters as a tree: `a[b][0]=x` is { a: { b: { 0: "x" } } }. */
type Tree = { [name: string]: string | Tree };

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
  // A copy, because what is read as one of several types may be read as the wrong one.
  if (!declared(structuredClone(form.value))) return refusalFor(declared, false);
  const supported = shapeOf("supported", route);
  if (!supported(form.value)) return refusalFor(supported, true);
  // The schema is made from this very type, and has turned texts into numbers where it says so.
  return ok(form.value as Supported[R]);
}

export function parseForm(text: string): Outcome<object> {
  // Without a prototype, "__proto__" is a name like any other.
  const newGroup = (): Tree => Object.create(null);
  const root = newGroup();
  for (const [name, value] of new URLSearchParams(text)) {
    const path = name.split("[").map((part) => part.replace(/\]$/u, ""));
    if (path.length > maxDepth) return refuse(`Invalid parameter: ${name} is nested too deeply.`);
    const last = path.pop() ?? "";
    let group: string | Tree = root;
    for (const part of path) {
      if (typeof group === "object") group = group[part] ??= newGroup();
    }
    if (typeof group === "string" || typeof group[last] === "object") {
      const message = `Invalid parameter: ${name} is used both as a value and as a group.`;
      return refuse(message, { param: name });
    }
    group[last] = value;
  }
  return ok(Object(withLists(root)));
}

/** A group whose names are 0, 1, 2 … is a list, except among names that the shop makes up itself. */
function withLists(value: string | Tree, name = ""): unknown {
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

/** Stripe names one thing that is wrong: an unknown parameter before a missing one before a wrong value. */
function refusalFor({ errors }: ValidateFunction, isDeclared: boolean): Refusal {
  const found = (keyword: string) => errors?.find((error) => error.keyword === keyword);
  const error = found("additionalProperties") ?? found("required") ?? errors?.[0];
  const param = nameOf(error);
  const rule = String(error?.keyword === "type" ? error.params["type"] : error?.keyword);
  // Stripe knows the name and the word, or it would have been refused as undeclared.
  if (isDeclared && /^(?:additionalProperties|const|enum)$/u.test(rule)) {
    return refuse(`Stripe takes this value of ${param}; the sandbox does not support it yet.`, {
      code: "sandbox_unsupported_parameter",
      param,
    });
  }
  if (rule === "additionalProperties") {
    return refuse(`Received unknown parameter: ${param}`, { code: "parameter_unknown", param });
  }
  if (rule === "required") {
    return refuse(`Missing required param: ${param}.`, { code: "parameter_missing", param });
  }
  const code = codes.get(rule);
  return refuse(`Invalid ${param}: ${error?.message}`, { ...(code && { code }), param });
}

/** Stripe's codes for what a value is not, by the rule of the schema that it breaks. */
const codes: ReadonlyMap<string, string> = new Map([
  ["number", "parameter_invalid_integer"],
  ["integer", "parameter_invalid_integer"],
  ["minimum", "parameter_invalid_integer"],
  ["minLength", "parameter_invalid_empty"],
  ["pattern", "parameter_invalid_string_blank"],
]);

/** The name of a parameter as it is sent: "a[b][0]". */
function nameOf(error: ErrorObject | undefined): string {
  const { additionalProperty, missingProperty } = error?.params ?? {};
  const path = error?.instancePath.split("/").slice(1) ?? [];
  const names = path.map((name) => name.replaceAll("~1", "/").replaceAll("~0", "~"));
  const [first = "", ...rest] = names.concat(additionalProperty ?? missingProperty ?? []);
  return first + rest.map((name) => `[${name}]`).join("");
}
