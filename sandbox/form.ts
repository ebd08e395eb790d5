import { ok, refuse, type Outcome } from "./errors.ts";

/** A form-encoded request as a tree: `a[b][0]=x` is the text "x" under "a", "b", "0". */
export type FormValue = string | FormGroup;
export type FormGroup = ReadonlyMap<string, FormValue>;

type Branch = Map<string, string | Branch>;

/** Deeper than any parameter of Stripe's; keeps a hostile request from building a tower. */
const maxDepth = 8;

/**
 * Parses `application/x-www-form-urlencoded` text with brackets for nesting. `list[]` appends; a repeated name
 * keeps its last value. A name used both for a text and for a group is refused.
 */
export function parseForm(text: string): Outcome<FormGroup> {
  const root: Branch = new Map();
  for (const [name, value] of new URLSearchParams(text)) {
    const path = pathOf(name);
    if (path.length > maxDepth) return refuse(`Invalid parameter: ${name} is nested too deeply.`);
    if (!place(root, path, value)) {
      return refuse(`Invalid parameter: ${name} is used both as a value and as a group.`, {
        param: name,
      });
    }
  }
  return ok(root);
}

/** The same text for the same parameters, in whatever order they came. */
export function canonicalForm(value: FormValue): string {
  if (typeof value === "string") return JSON.stringify(value);
  const entries = [...value].toSorted(([a], [b]) => (a < b ? -1 : 1));
  return `{${entries.map(([key, inner]) => `${JSON.stringify(key)}:${canonicalForm(inner)}`).join()}}`;
}

/** "a[b][]" is a, b and the empty name; a name that is not so formed stands for itself. */
function pathOf(name: string): readonly string[] {
  const match = /^([^[\]]+)((?:\[[^[\]]*\])*)$/u.exec(name);
  if (!match) return [name];
  const [, first = name, brackets = ""] = match;
  return [first, ...[...brackets.matchAll(/\[([^[\]]*)\]/gu)].map(([, inner = ""]) => inner)];
}

function place(root: Branch, path: readonly string[], value: string): boolean {
  let branch = root;
  for (const [depth, segment] of path.entries()) {
    const key = segment === "" && depth > 0 ? String(branch.size) : segment;
    const present = branch.get(key);
    if (depth === path.length - 1) {
      if (present instanceof Map) return false;
      branch.set(key, value);
      return true;
    }
    if (typeof present === "string") return false;
    const next = present ?? new Map();
    branch.set(key, next);
    branch = next;
  }
  return true;
}
