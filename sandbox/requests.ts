import type * as z from "zod/mini";
import { ok, refuse, type Outcome, type Refusal } from "./answers.ts";
import { parameters, type Parameters, type Route } from "./parameters.ts";

/** Parses and checks form-encoded requests. JSON bodies (API v2) and files are left out. */

/** Form-encoded parameters as a tree: `a[b][0]=x` is { a: { b: { 0: "x" } } }. */
type Tree = { [name: string]: string | Tree };

/** Deeper than any of Stripe's parameters; limits what a hostile request can build. */
const maxDepth = 8;

/** The parameters of a request as typed values, or Stripe's refusal: what is not on the route's list is not ignored. */
export function readParameters<R extends Route>(route: R, text: string): Outcome<Parameters[R]> {
  const form = parseForm(text);
  if (form.kind === "refused") return form;
  const read = parameters[route].safeParse(form.value, { reportInput: true });
  // The compiler does not follow that the list of a route gives its parameters.
  return read.success ? ok(read.data as Parameters[R]) : refusalFor(read.error.issues);
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
function refusalFor(issues: readonly z.core.$ZodIssue[]): Refusal {
  const unknown = issues.find((issue) => issue.code === "unrecognized_keys");
  if (unknown) {
    const param = nameOf([...unknown.path, ...unknown.keys.slice(0, 1)]);
    return refuse(`Received unknown parameter: ${param}`, { code: "parameter_unknown", param });
  }
  const missing = issues.find(({ input }) => input === undefined);
  const { path = [], message = "" } = missing ?? issues[0] ?? {};
  const param = nameOf(path);
  if (missing) {
    return refuse(`Missing required param: ${param}.`, { code: "parameter_missing", param });
  }
  const isCode = message.startsWith("parameter_");
  return refuse(`Invalid ${param}: ${message}`, { ...(isCode && { code: message }), param });
}

/** The name of a parameter as it is sent: "a[b][0]". */
function nameOf([first = "", ...rest]: readonly PropertyKey[]): string {
  return String(first) + rest.map((name) => `[${String(name)}]`).join("");
}
