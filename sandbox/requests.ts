import type { ErrorObject } from "ajv/dist/2020.js";
import {
  missingParameter,
  ok,
  refuse,
  unknownParameter,
  unsupportedParameter,
  type Outcome,
  type Refusal,
} from "./errors.ts";
import { stripeShapes } from "./stripe-schema.ts";
import type { Route, Supported } from "./stripe-shapes.ts";

/** Form-encoded parameters as a tree: `a[b][0]=x` is { a: { b: ["x"] } }. */
type Form = { [name: string]: FormValue };
type FormValue = string | Form | readonly FormValue[];

/** Deeper than any parameter of Stripe's; keeps a hostile request from building a tower. */
const maxDepth = 8;

// Everything on the wire is text, so numbers and yes or no are read before they are judged.
const shapeOf = stripeShapes({ allErrors: true, coerceTypes: true });

/**
 * The parameters of a request as typed values, or Stripe's refusal: first of what Stripe would not take, then of what it
 * would and the sandbox does not support, since to ignore that would promise what is not kept.
 */
export function readParameters<R extends Route>(route: R, text: string): Outcome<Supported[R]> {
  const form = parseForm(text);
  if (form.kind === "refused") return form;
  const declared = shapeOf("requests", route);
  // A copy, because what is read as one of several types may be read as the wrong one.
  if (!declared(structuredClone(form.value))) return refusalFor(declared.errors, unknownParameter);
  const supported = shapeOf("supported", route);
  if (!supported(form.value)) return refusalFor(supported.errors, unsupportedParameter);
  // The schema is made from this very type, and has turned texts into numbers where it says so.
  return ok(form.value as Supported[R]);
}

export function parseForm(text: string): Outcome<Form> {
  const root: Form = {};
  for (const [name, value] of new URLSearchParams(text)) {
    const path = name.split("[").map((part) => part.replace(/\]$/u, ""));
    if (path.length > maxDepth) return refuse(`Invalid parameter: ${name} is nested too deeply.`);
    const last = path.pop() ?? "";
    let group = root;
    for (const part of path) {
      const inner = Object.hasOwn(group, part) ? group[part] : setOwn(group, part, {});
      if (typeof inner !== "object") return usedTwice(name);
      group = inner as Form;
    }
    if (Object.hasOwn(group, last) && typeof group[last] === "object") return usedTwice(name);
    setOwn(group, last, value);
  }
  return ok(withLists(root) as Form);
}

/** Unlike an assignment, this treats "__proto__" as a name like any other. */
function setOwn(group: Form, name: string, value: FormValue): FormValue {
  Object.defineProperty(group, name, {
    value,
    writable: true,
    enumerable: true,
    configurable: true,
  });
  return value;
}

function usedTwice(param: string): Refusal {
  return refuse(`Invalid parameter: ${param} is used both as a value and as a group.`, { param });
}

/** A group whose names are 0, 1, 2 … is a list, except among names that the shop makes up itself. */
function withLists(value: FormValue, name = ""): FormValue {
  if (typeof value === "string") return value;
  const entries = Object.entries(value).map(
    ([key, inner]) => [key, withLists(inner, key)] as const,
  );
  const isList = name !== "metadata" && entries.every(([key]) => /^\d+$/u.test(key));
  // Names that are whole numbers come in their order.
  return isList && entries.length > 0
    ? entries.map(([, inner]) => inner)
    : Object.fromEntries(entries);
}

/** Stripe names one thing that is wrong: an unknown parameter before a missing one before a wrong value. */
function refusalFor(
  errors: readonly ErrorObject[] | null | undefined,
  refuseName: (param: string) => Refusal,
): Refusal {
  const found = (keyword: string) => errors?.find((error) => error.keyword === keyword);
  const unknown = found("additionalProperties");
  if (unknown) return refuseName(nameOf(unknown, unknown.params["additionalProperty"]));
  const missing = found("required");
  if (missing) return missingParameter(nameOf(missing, missing.params["missingProperty"]));
  const [error] = errors ?? [];
  const param = nameOf(error);
  switch (error?.keyword === "type" ? error.params["type"] : error?.keyword) {
    case "const":
    case "enum":
      return refuseName === unsupportedParameter
        ? unsupportedParameter(param)
        : refuse(`Invalid ${param}: ${error?.message}`, { param });
    case "number":
    case "integer":
    case "minimum":
      return refuse(`Invalid integer: ${param}`, { code: "parameter_invalid_integer", param });
    case "minLength":
      return refuse(`You passed an empty string for '${param}'.`, {
        code: "parameter_invalid_empty",
        param,
      });
    case "pattern":
      return refuse(`'${param}' must not be blank.`, {
        code: "parameter_invalid_string_blank",
        param,
      });
    default:
      return refuse(`Invalid ${param}: ${error?.message}`, { param });
  }
}

/** The name of a parameter as it is sent: "a[b][0]". */
function nameOf(error: ErrorObject | undefined, last?: string): string {
  const path = error?.instancePath.split("/").slice(1) ?? [];
  const names = path.map((name) => name.replaceAll("~1", "/").replaceAll("~0", "~"));
  const [first = "", ...rest] = last === undefined ? names : [...names, last];
  return first + rest.map((name) => `[${name}]`).join("");
}
